package kodama.pack;

import java.util.ArrayList;
import java.util.List;
import kodama.file.GameFiles;
import kodama.lua.LuaFailure;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.bind.Lua;
import kodama.lua.library.Libraries;

/** Reads the scripts of a game, so that none goes out that is no Lua. */
final class Syntax {
    private Syntax() {}

    /**
     * Reads them; none is run.
     *
     * @param files the game's
     * @throws PackException if some are no Lua; the message has file and line of each
     */
    static void check(GameFiles files) {
        List<String> wrong = new ArrayList<>();
        try (LuaMachine machine = Libraries.machine(LuaOptions.forGame())) {
            Lua lua = new Lua(machine);
            for (String path : files.list("lua")) {
                try {
                    lua.load(path, files.read(path));
                } catch (LuaFailure failure) {
                    wrong.add(String.valueOf(failure.getMessage()));
                }
            }
        }
        if (!wrong.isEmpty()) throw new PackException("not packed, for it would not run:\n" + String.join("\n", wrong));
    }
}
