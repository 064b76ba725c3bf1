package kodama.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import kodama.file.InMemoryClasses;
import kodama.request.FirstScene;
import kodama.script.game.CompiledSources;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Errors in a game's Java classes name class, method, file and line, from whatever call of the framework they come. */
class JavaErrorsTest {
    private static final String SOURCE = """
            package mygame;
            import java.util.List;
            import kodama.draw.DrawList;
            import kodama.job.LongJob;
            import kodama.script.*;
            import kodama.script.game.JavaJob;
            import kodama.task.Preparable;
            public class Faults {
                static String none;
                public static class Still extends JavaTask {
                    @Override protected boolean update(double dt) { return true; }
                }
                public static class Start extends Still {
                    @Override protected void start() {
                        String word = none;
                        word.length();
                    }
                }
                public static class Made extends Still {
                    public Made() { none.length(); }
                }
                public static class Spawns extends JavaTask {
                    @Override protected boolean update(double dt) {
                        spawn(new Start());
                        return true;
                    }
                }
                public static class Hears extends Still {
                    @Override protected void onEvent(String event, Object argument) { none.length(); }
                }
                public static class Draws extends Still {
                    @Override public void draw(DrawList list) { none.length(); }
                }
                public static class Ends extends JavaTask {
                    @Override protected void start() { onFinish(() -> none.length()); }
                    @Override protected boolean update(double dt) { return false; }
                }
                public static class Prepares extends Still implements Preparable {
                    @Override public void prepare(double dt) { none.length(); }
                }
                public static class Command implements GameCommand {
                    @Override public void run(Game game, List<Object> arguments) { none.length(); }
                }
                public static class Job implements JavaJob {
                    @Override public Object run(Object arguments, LongJob.Cancellation asked) { return none.length(); }
                }
                public static class Waits extends Still {
                    @Override protected void start() {
                        submit("wait", 0.5, 1, asked -> 1).get().whenDone(job -> none.length());
                    }
                }
                public static class Puts extends Still {
                    @Override protected boolean update(double dt) {
                        put("x", "left");
                        return true;
                    }
                }
                public static class Reads extends Still {
                    @Override protected boolean update(double dt) { return number("name", 1) > 0; }
                }
                public static class Asks extends Still {
                    @Override protected boolean update(double dt) {
                        game().changeScene("mygame.Nowhere");
                        return true;
                    }
                }
            }
            """;

    @TempDir
    private static Path built;

    @TempDir
    private Path folder;

    @BeforeAll
    static void build() throws IOException {
        Files.writeString(Files.createDirectories(built.resolve("java/mygame")).resolve("Faults.java"), SOURCE);
        CompiledSources.of(built);
    }

    private TestGame game() {
        URL[] places = {InMemoryClasses.copy(built.resolve("classes"))};
        return new TestGame(folder).classes(new URLClassLoader(places, JavaErrorsTest.class.getClassLoader()));
    }

    private static String only(TestGame game) {
        assertEquals(1, game.errors().size(), game.errors()::toString);
        return game.errors().get(0);
    }

    private String spawned(String name) {
        return only(game().scene("spawn('mygame.Faults$" + name + "')\nwait_forever()")
                .ticks(3));
    }

    private static int line(String code) {
        return (int) SOURCE.substring(0, SOURCE.indexOf(code)).lines().count();
    }

    /** Checks the stack frame of a call that fails in a line of the source. */
    private static void assertAt(String frame, String code, String reported) {
        String place = "\tat mygame.Faults" + frame + "(Faults.java:" + line(code) + ")";
        assertTrue(reported.contains(place), () -> place + " is not in:\n" + reported);
        String last = reported.substring(reported.lastIndexOf("\tat "));
        assertTrue(last.startsWith("\tat mygame."), () -> "calls of the framework alone follow in:\n" + reported);
    }

    @Test
    void anErrorInStartNamesTheSpawningLineAndItsOwn() {
        String reported = spawned("Start");
        assertTrue(
                reported.startsWith("scenes/main.lua:2: spawn: 'mygame.Faults$Start' failed to start: java.lang.Null"),
                reported);
        assertTrue(reported.contains("caused by java.lang.NullPointerException: "), reported);
        assertTrue(reported.contains("because \"word\" is null"), reported);
        assertAt("$Start.start", "word.length", reported);
    }

    @Test
    void anErrorInTheStartOfASceneNamesItsLine() {
        String reported =
                only(game().begin(FirstScene.of("mygame.Faults$Start")).ticks(1));
        assertTrue(reported.startsWith("spawn: 'mygame.Faults$Start' failed to start: "), reported);
        assertAt("$Start.start", "word.length", reported);
    }

    @Test
    void anErrorInStartOfATaskSpawnedByJavaNamesBothLines() {
        String reported = spawned("Spawns");
        assertAt("$Start.start", "word.length", reported);
        assertAt("$Spawns.update", "spawn(new Start", reported);
    }

    @Test
    void anErrorInAConstructorNamesItsLine() {
        String reported = spawned("Made");
        assertTrue(
                reported.startsWith("scenes/main.lua:2: spawn: class 'mygame.Faults$Made' could not be created: "),
                reported);
        assertAt("$Made.<init>", "public Made()", reported);
    }

    @Test
    void anErrorInAnEventHandlerNamesItsLine() {
        String reported =
                only(game().scene("spawn('mygame.Faults$Hears'):signal('go')").ticks(2));
        assertAt("$Hears.onEvent", "protected void onEvent", reported);
    }

    @Test
    void anErrorInDrawNamesItsLine() {
        assertAt("$Draws.draw", "public void draw", spawned("Draws"));
    }

    @Test
    void anErrorInAFinishHookNamesItsLine() {
        assertAt("$Ends.lambda$start$0", "onFinish", spawned("Ends"));
    }

    @Test
    void anErrorInPrepareNamesItsLine() {
        assertAt("$Prepares.prepare", "public void prepare", spawned("Prepares"));
    }

    @Test
    void anErrorInACommandNamesItsLine() {
        FirstScene first = FirstScene.of("main").withCommand("mygame.Faults$Command");
        assertAt(
                "$Command.run",
                "public void run(Game",
                only(game().scene("").begin(first).ticks(1)));
    }

    @Test
    void anErrorInAJobNamesItsLine() {
        TestGame game = game().scene("await(job.run('mygame.Faults$Job'))").ticks(4);
        assertAt("$Job.run", "public Object run", only(game));
        game.close();
    }

    @Test
    void anErrorInAListenerOfAJobNamesItsLine() {
        assertAt("$Waits.lambda$start$1", "asked -> 1", spawned("Waits"));
    }

    @Test
    void aWrongNameInJavaIsReportedWithItsLine() {
        assertAt("$Asks.update", "changeScene", spawned("Asks"));
    }

    @Test
    void aWrongFieldInJavaIsReportedWithItsLine() {
        assertAt("$Puts.update", "put(\"x\"", spawned("Puts"));
        TestGame reads = game().scene("spawn('mygame.Faults$Reads', { name = 'moth' }) wait_forever()");
        assertAt("$Reads.update", "number(\"name\"", only(reads.ticks(3)));
    }

    @Test
    void aWrongNameInAScriptHasNoJavaStack() {
        String reported = spawned("Nothing");
        assertFalse(reported.contains("\tat "), reported);
        assertFalse(reported.contains("caused by"), reported);
    }
}
