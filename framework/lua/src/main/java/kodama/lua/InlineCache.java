package kodama.lua;

/** An inline cache of an instruction of translated code. */
interface InlineCache {

    /** Drops references to tables, so that they can be collected. */
    void forgetTables();
}
