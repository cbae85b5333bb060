mod alphabets;
mod lookup;
