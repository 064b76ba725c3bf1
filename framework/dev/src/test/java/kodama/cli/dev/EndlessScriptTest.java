package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A script with an endless loop ends with an error that names its line, and the game continues. */
@Timeout(20)
class EndlessScriptTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "local n = 0 while true do end",
                "local n = 0 ::again:: goto again",
                "local n = 0 repeat until false",
                "pcall(function() while true do end end)",
                "while true do pcall(function() while true do end end) end",
                "xpcall(function() while true do end end, function() while true do end end)",
                "coroutine.wrap(function() while true do end end)()",
                "self.draw = function() while true do end end wait(5)",
                "self.finish = function() while true do end end",
                "self.on_hit = function() while true do end end self:signal 'hit' wait(5)",
                "spawn { state = function() while true do end end } wait(5)",
                "wait_until(function() while true do end end)",
                "local s = ('x'):rep(1e4) while true do s:rep(1e4) end",
                "local s = ('x'):rep(9):gsub('x', function() while true do end end)",
                "local s = ('a'):rep(1e5) s:find(('a*'):rep(30) .. 'b')",
                "table.sort({ 3, 1, 2 }, function() while true do end end)",
                "local t = setmetatable({}, {}) getmetatable(t).__index = function() while true do end end return t.x",
                "while true do os.date(('%c'):rep(1000)) end",
                "local s = ('x'):rep(1e6) while true do s:gsub('', 'a') end",
                "local k, l = ('k'):rep(1e6), ('k'):rep(1e6) while true do rawequal(k, l) end",
                "local k = ('k'):rep(1e6) while true do rawset({}, k, 1) end",
                "local t = {} for i = 1, 1e5 do t[i] = '' end while true do table.concat(t) end",
                "local f = load(('local x = 1 ^ 1.5 '):rep(150)) while true do f() end",
                "local t = {} for i = 1, 90 do t = setmetatable({}, { __index = t }) end while true do local x = t.x end",
                "local t = setmetatable({}, { __mode = 'k' }) while true do collectgarbage() end",
                "while true do pcall(error, {}) end",
                "while true do coroutine.wrap(function() while true do end end)() end",
                "while true do load(('x=1 '):rep(1e4)) end",
                "local t = {} while true do for i = 1, 1e4 do t[i] = -i end table.sort(t) end",
                "local f = string.format while true do f('%99.99f', 1e308) end",
            })
    void endsWithItsLine(String loop) {
        Shell shell = new Shell(folder).game("spawn(function() wait(5) print 'still here' end)\n" + loop);
        shell.play();
        assertEquals(1, shell.code(), shell.err());
        assertTrue(shell.err().startsWith("scenes/main.lua:3: "), shell.err());
        shell.says("still here");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "while true do end",
                "while true do pcall(function() while true do end end) end",
                "spawn(function() while true do end end) while true do end"
            })
    void itsParentContinues(String loop) {
        Shell shell = new Shell(folder)
                .game("spawn(function() " + loop + " end)\nprint 'after'\nwait(5)\nprint 'still here'");
        shell.play();
        shell.says("after");
        shell.says("still here");
    }

    @Test
    void aTaskThatSpawnsThemEndlesslyIsEndedToo() {
        Shell shell = new Shell(folder).game("while true do spawn(function() while true do end end) end");
        shell.play();
        assertEquals(1, shell.code(), shell.err());
    }

    @Test
    void endsEvenWhileItIsLoaded() {
        Shell shell = new Shell(folder)
                .file("game.lua", "return {}")
                .file("scenes/main.lua", "\nlocal n = 0 while true do end");
        shell.play().says("scenes/main.lua:2: ");
        assertEquals(2, shell.code());
    }

    @Test
    void endsEvenInARequiredFile() {
        Shell shell = new Shell(folder).game("require 'endless'").file("endless.lua", "\nwhile true do end");
        shell.play().says("endless.lua:2: ");
        assertEquals(1, shell.code());
    }
}
