package kodama.lua;

/** What an instruction of translated code remembers of tables that it has met. */
interface InlineCache {

    /** Lets go of tables, which a collection may take. */
    void forgetTables();
}
