package kodama.lua.value;

/** An object that its machine has counted: no other that lives has the same hash. */
public interface SequencedObject extends StableHash {}
