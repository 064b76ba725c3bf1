package kodama.lua.value;

/** An object with a sequence number: no other live object of its machine has the same hash. */
public interface SequencedObject extends StableHash {}
