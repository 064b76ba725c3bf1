package kodama.dev.error;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import kodama.file.GameFiles;
import kodama.loop.GameError;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ErrorLocatorTest {
    @TempDir
    private Path folder;

    @TempDir
    private Path elsewhere;

    @BeforeEach
    void sources() throws IOException {
        Files.createDirectories(folder.resolve("java/my/game"));
        Files.writeString(folder.resolve("java/my/game/Moon.java"), "package my.game;");
        Files.writeString(folder.resolve("java/Main.java"), "");
    }

    /** The position of an error with these calls, the innermost first. */
    private String place(String... calls) {
        String stack = "java.lang.ArithmeticException: / by zero\n\tat " + String.join("\n\tat ", calls);
        return place(new GameError("task 'Moon' #1", "/ by zero", Optional.empty(), 0, stack));
    }

    private String place(GameError error) {
        GameError located = new ErrorLocator(GameFiles.folder(folder)).located(error);
        return located.file().map(file -> file + ":" + located.line()).orElse("none");
    }

    @Test
    void theInnermostCallInASourceOfTheGameIsThePosition() {
        String moon = "my.game.Moon.update(Moon.java:12)";
        assertEquals("java/my/game/Moon.java:12", place(moon, "Main.main(Main.java:3)"));
        assertEquals("java/Main.java:3", place("Main.main(Main.java:3)", moon));
        assertEquals(
                "java/my/game/Moon.java:12",
                place(
                        "java.base/java.util.ArrayList.get(ArrayList.java:1)",
                        "kodama.script.JavaTask.put(JavaTask.java:2)",
                        "some.library.Lib.work(Lib.java:3)",
                        "my.game.Moon$$Lambda/0x01.run(Unknown Source)",
                        "my.game.Moon.run(Native Method)",
                        moon));
    }

    @Test
    void innerClassesLambdasAndConstructorsAreFound() {
        assertEquals("java/my/game/Moon.java:1", place("my.game.Moon$Crater$1.fall(Moon.java:1)"));
        assertEquals("java/my/game/Moon.java:2", place("my.game.Moon.lambda$start$0(Moon.java:2)"));
        assertEquals("java/my/game/Moon.java:3", place("my.game.Crater.<init>(Moon.java:3)"));
        assertEquals("java/my/game/Moon.java:4", place("game//my.game.Moon.<clinit>(Moon.java:4)"));
    }

    @Test
    void withoutASourceOfTheGameThereIsNoPosition() throws IOException {
        Path outside = Files.writeString(elsewhere.resolve("Out.java"), "");
        Files.createSymbolicLink(folder.resolve("java/Out.java"), outside);
        assertEquals("none", place("Out.update(Out.java:1)"));
        assertEquals("none", place("my.other.Moon.update(Moon.java:1)"));
        assertEquals("none", place("my.game.Moon.update(../../Moon.java:1)"));
        assertEquals("none", place("my.game.con.update(aux.java:1)"));
    }

    @Test
    void theLineOfAScriptHasPriority() {
        String stack = "stack traceback:\n\ta.lua:1\ncaused by x\n\tat my.game.Moon.start(Moon.java:1)";
        assertEquals("a.lua:7", place(new GameError("task 'a' #1", "a.lua:7: x", Optional.of("a.lua"), 7, stack)));
    }
}
