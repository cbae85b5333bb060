mod alphabets;
mod fragments;
mod lookup;
mod packing;
mod stored;
