mod alphabets;
mod anagrams;
mod fragments;
mod lookup;
mod packing;
mod stored;
