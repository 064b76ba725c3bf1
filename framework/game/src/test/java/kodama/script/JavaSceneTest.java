package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Games written only in Java, and Java scenes started from Lua. */
class JavaSceneTest extends InGame {
    @Test
    void aSceneInJavaCanSpawnFindAndFire() {
        assertEquals(
                List.of("begun with 9.0", "found 20.0, false", "child ends", "scene's hit 1.0"),
                log(3, "scene.change('kodama.script.JavaStage', { level = 9 })").stream()
                        .filter(line -> !line.startsWith("drawn") && !line.startsWith("x "))
                        .toList());
    }

    @Test
    void itsShotsHitAndItReadsTheSameInput() {
        List<String> log = log(5, "scene.change 'kodama.script.JavaStage'");
        assertEquals("x 0.0, fire false, fired true", log.get(3));
        assertEquals(
                List.of("scene's hit 1.0"),
                log.stream().filter(line -> line.startsWith("scene's")).limit(1).toList());
    }

    @Test
    void itsRandomNumbersDependOnTheSeed() {
        String drawn = drawn();
        open();
        assertEquals(drawn, drawn());
    }

    @Test
    void itsRandomNumbersAreThoseOfScripts() {
        String inJava = drawn();
        open();
        List<String> inLua =
                log(1, "print(('drawn %d %d %s'):format(math.random(100), math.random(100), math.random()))");
        assertEquals(
                List.of(inJava.substring(0, 20)),
                inLua.stream().map(line -> line.substring(0, 20)).toList());
    }

    @Test
    void luaAndJavaShareOneRandomSequence() {
        List<String> alone = log(1, "for i = 1, 5 do print(math.random(100)) end");
        open();
        List<String> withJava = log(5, """
                math.random(100)
                spawn(function() wait(3) print(math.random(100)) end, { persistent = true })
                scene.change 'kodama.script.JavaStage'""");
        assertEquals(
                alone.get(4),
                withJava.stream()
                        .filter(line -> line.matches("\\d+"))
                        .findFirst()
                        .orElseThrow());
    }

    private String drawn() {
        return log(5, "scene.change 'kodama.script.JavaStage'").stream()
                .filter(line -> line.startsWith("drawn"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void luaFindsItByItsName() {
        assertEquals(
                List.of("2.0"),
                log(4, """
                        spawn(function() wait(2) print(find 'stage'.level .. '.0') end, { persistent = true })
                        scene.change('kodama.script.JavaStage', { level = 2 })""").stream().filter(line -> line.equals("2.0")).toList());
    }

    @Test
    void aMissingClassIsAnErrorInTheRequestingLine() {
        assertError(
                "scenes/main.lua:2: there is no scene 'mygame.Play': there is no Java class 'mygame.Play' and game.lua"
                        + " lists no 'java' folders or jars.",
                "scene.change 'mygame.Play'");
    }

    /** A task that only Java can create. */
    public static final class Handmade extends JavaTask {
        /** Accepts any priority. */
        public Handmade(double priority) {
            setPriority(priority);
        }

        @Override
        protected boolean update(double dt) {
            return true;
        }
    }

    @Test
    void aClassThatCannotBeASceneIsAnErrorInTheRequestingLine() {
        String handmade = Handmade.class.getName();
        String wrong = "scenes/main.lua:2: there is no scene '%s': class '%s' %s";
        assertError(
                wrong.formatted(
                        "java.lang.String", "java.lang.String", "must extend kodama.script.JavaTask but does not"),
                "scene.change 'java.lang.String'");
        open();
        assertError(
                wrong.formatted(handmade, handmade, "has no public constructor without parameters"),
                "scene.change '" + handmade + "'");
        open();
        String task = JavaTask.class.getName();
        assertError(wrong.formatted(task, task, "must not be abstract"), "scene.change '" + task + "'");
    }

    @Test
    void anUnknownPlayerIsAnErrorWithItsNumber() {
        assertError(
                "player must be between 1 and 1 but was 2",
                "scene.change('kodama.script.JavaStage', { wrong = true })");
    }

    /** Throws its own error when it starts. */
    public static final class Broken extends JavaTask {
        @Override
        protected void start() {
            switch (string("way", "")) {
                case "assertion" -> throw new AssertionError("never so");
                case "stack" -> start();
                case "field" -> put("x", "left");
                default -> throw JavaSceneTest.<RuntimeException>unchecked(new Exception("no way"));
            }
        }

        @Override
        protected boolean update(double dt) {
            return true;
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @Test
    void anyExceptionAtItsStartIsAnErrorAndTheGameContinues() {
        String name = Broken.class.getName();
        String failed = "spawn: '" + name + "' failed to start: ";
        List<String> whys = List.of(
                "java.lang.AssertionError: never so",
                "java.lang.StackOverflowError",
                "a task's 'x' must be a number but was a string",
                "java.lang.Exception: no way");
        List<String> ways = List.of("assertion", "stack", "field", "checked");
        for (int i = 0; i < ways.size(); i++) {
            open();
            game.scene("scene.change('" + name + "', { way = '" + ways.get(i) + "' })")
                    .ticks(5);
            assertEquals(1, game.errors().size(), game.errors()::toString);
            String error = game.errors().get(0);
            assertTrue(error.startsWith(failed + whys.get(i)), error);
            assertEquals(List.of("0"), spawned(name, ways.get(i)));
        }
    }

    /** Returns how many tasks exist after a script has spawned one. */
    private List<String> spawned(String name, String way) {
        open();
        return log(3, "pcall(spawn, '" + name + "', { way = '" + way + "', group = 'g' }) print(task.count 'g')");
    }

    @Test
    void errorsWithCyclicCausesAreReported() {
        game.scene("spawn('" + Circle.class.getName() + "') wait_forever()").ticks(3);
        assertEquals(1, game.errors().size(), game.errors()::toString);
        assertTrue(game.errors().get(0).startsWith("first"), game.errors()::toString);
    }

    /** Throws an error that is its own cause. */
    public static final class Circle extends JavaTask {
        @Override
        protected boolean update(double dt) {
            UnsupportedOperationException first = new UnsupportedOperationException("first");
            first.initCause(new UnsupportedOperationException("second", first));
            throw first;
        }
    }

    /** Throws an error that fails when it is described, or an error with such a cause. */
    public static final class Illegible extends JavaTask {
        private static final class Failure extends RuntimeException {
            private static final long serialVersionUID = 1L;

            @Override
            public String getMessage() {
                throw new StackOverflowError("no message");
            }
        }

        @Override
        protected boolean update(double dt) {
            throw flag("cause") ? new RuntimeException("failed", new Failure()) : new Failure();
        }
    }

    @Test
    void anErrorThatCannotBeDescribedIsReportedByItsClass() {
        String name = Illegible.class.getName();
        game.scene("spawn('" + name + "') spawn('" + name + "', { cause = true }) wait_forever()")
                .ticks(3);
        assertEquals(2, game.errors().size(), game.errors()::toString);
        assertTrue(
                game.errors().get(0).startsWith(name + "$Failure, which cannot be described"), game.errors()::toString);
        assertTrue(
                game.errors().get(1).startsWith("java.lang.RuntimeException, which cannot be described"),
                game.errors()::toString);
    }
}
