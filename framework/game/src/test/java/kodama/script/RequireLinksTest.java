package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kodama.file.GameFiles;
import kodama.lua.LuaFailure;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.library.Libraries;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.luaj.vm2.LuaValue;

class RequireLinksTest {

    @Test
    void linksOutOfTheGameAreNotFollowed(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("secret.lua"), "return 'out'");
        Path game = Files.createDirectory(folder.resolve("game"));
        Files.createDirectory(game.resolve("enemies"));
        Files.writeString(game.resolve("inside.lua"), "return 'in'");
        Files.createSymbolicLink(game.resolve("file.lua"), folder.resolve("secret.lua"));
        Files.createSymbolicLink(game.resolve("enemies/relative.lua"), Path.of("../../secret.lua"));
        Files.createSymbolicLink(game.resolve("outside"), folder);
        GameFiles files = GameFiles.folder(game);
        LuaOptions options = LuaOptions.forGame().withScripts(path -> files.exists(path) ? files.read(path) : null);
        assertEquals("in", run(options, "return require 'inside'"));
        for (String name : List.of("file", "enemies.relative", "outside.secret", "outside.game.inside")) {
            assertNotEquals("out", run(options, "return require '" + name + "'"), name);
        }
    }

    /** Returns the result of a script; null if it fails. */
    private static String run(LuaOptions options, String script) {
        try (LuaMachine machine = Libraries.machine(options)) {
            return machine.coroutine(machine.load("cage.lua", script.getBytes(StandardCharsets.UTF_8)))
                    .resume(LuaValue.NONE)
                    .arg1()
                    .tojstring();
        } catch (LuaFailure failure) {
            return "";
        }
    }
}
