package kodama.script.api;

import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Table;
import org.jspecify.annotations.Nullable;

/** The module {@code data}. */
@LuaModule(
        name = "data",
        doc = "Files of the game as tables: levels, waves, texts. The ending says how a file is read: `.json`, `.csv`"
                + " and `.tsv`, `.txt`, or `.lua`, which returns a table and sees no functions.")
public final class DataModule {
    private final DataFiles files;

    /**
     * Makes the module.
     *
     * @param files reads the files
     */
    public DataModule(DataFiles files) {
        this.files = files;
    }

    @LuaFunction(
            value = "read(path: string<DataPath>, options?: DataOptions) -> any",
            doc = "Returns what a file of the game has, the same table each time: JSON as it is (a null is nil, and"
                    + " leaves a gap in a list), CSV as a list of rows, text as a list of lines. A cell of CSV that is"
                    + " a number is one, unless it stands in quotes or begins with a needless 0. While"
                    + " someone works on the game a saved file is read again into"
                    + " the same tables.")
    Object read(String path, @Nullable Table options) {
        return files.read(path, options);
    }

    @LuaFunction(
            value = "reloads(path: string<DataPath>) -> integer",
            doc = "Tells how often a file was read again because it was saved; for what is made of it once, and then"
                    + " has to be made anew.")
    int reloads(String path) {
        return files.reloads(path);
    }
}
