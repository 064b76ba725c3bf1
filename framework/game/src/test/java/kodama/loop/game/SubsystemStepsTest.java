package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import kodama.loop.FrameSteps;
import kodama.loop.Subsystem;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The steps of a game's subsystems in its frames. */
@Timeout(30)
class SubsystemStepsTest {
    private static final String HERE = "kodama.loop.game.SubsystemStepsTest$";

    @TempDir
    private Path folder;

    private TestGame game;

    private TestGame with(String scene, String... classes) {
        String names = "'" + HERE + String.join("', '" + HERE, classes) + "'";
        game = new TestGame(folder)
                .scene(scene)
                .file("game.lua", "return { width = 32, height = 16, subsystems = { " + names + " } }");
        return game;
    }

    /** Returns what was logged, without tick and level. */
    private List<String> log() {
        return game.log().stream()
                .map(line -> line.replaceFirst("^\\[\\d+] info: ", ""))
                .toList();
    }

    /** Logs its calls. */
    public abstract static class LoggingSubsystem implements Subsystem {
        private Consumer<String> log = line -> {};

        final void say(String text) {
            log.accept(getClass().getSimpleName() + " " + text);
        }

        @Override
        public void open(Context context) {
            log = context.log()::info;
        }

        @Override
        public void close() {}
    }

    public static final class First extends LoggingSubsystem {
        @Override
        public void beginWorld(FrameSteps steps) {
            steps.endOfFrame(dt -> say("end"));
            steps.beforeUpdate(dt -> say("before"));
            steps.afterUpdate(dt -> say("after"));
            steps.beforeUpdate(dt -> say("before, too"));
        }

        @Override
        public List<Class<? extends Subsystem>> after() {
            return List.of(Second.class);
        }
    }

    public static final class Second extends LoggingSubsystem {
        @Override
        public void beginWorld(FrameSteps steps) {
            steps.beforeUpdate(dt -> say("before"));
            steps.afterUpdate(dt -> say("after"));
        }
    }

    public static final class Third extends LoggingSubsystem {
        @Override
        public void beginWorld(FrameSteps steps) {
            steps.beforeUpdate(dt -> say("before"));
        }
    }

    @Test
    void stepsFollowTheListButRunAfterThoseOfNamedSubsystems() {
        with("print 'update' wait_forever()", "First", "Third", "Second").ticks(1);
        assertEquals(
                List.of(
                        "Third before",
                        "Second before",
                        "First before",
                        "First before, too",
                        "update",
                        "Second after",
                        "First after",
                        "First end"),
                log());
    }

    /** Fails in its second tick, in its first picture, or at the start. */
    public static final class Failing extends LoggingSubsystem {
        private int ticks;

        @Override
        public void beginWorld(FrameSteps steps) {
            steps.beforeUpdate(dt -> {
                say("works");
                if (++ticks == 2) throw new IllegalStateException("broken");
            });
            steps.afterUpdate(dt -> say("continues"));
            steps.draw(0.9, list -> {
                throw new IllegalStateException("no picture");
            });
        }
    }

    @Test
    void aFailedStepIsReportedOnceAndAllOthersContinue() {
        with("while true do wait(1) end", "Failing").ticks(4);
        assertEquals(
                List.of(
                        "Failing works",
                        "Failing continues",
                        "Failing works",
                        "Failing continues",
                        "Failing continues",
                        "Failing continues"),
                log());
        assertEquals(2, game.errors().size(), game.errors()::toString);
        assertTrue(game.errors().get(0).contains("no picture"), game.errors()::toString);
        assertTrue(game.errors().get(1).contains("broken"), game.errors()::toString);
        assertTrue(game.errors().get(1).contains("step of subsystem '" + HERE + "Failing'"), game.errors()::toString);
    }

    public static final class Stillborn extends LoggingSubsystem {
        @Override
        public void beginWorld(FrameSteps steps) {
            throw new IllegalStateException("cannot begin");
        }
    }

    @Test
    void aSubsystemThatFailsToBeginIsReportedAndHasNoSteps() {
        with("print 'update' wait_forever()", "Stillborn", "Third").ticks(1);
        assertEquals(List.of("Third before", "update"), log());
        assertTrue(game.errors().get(0).contains("cannot begin"), game.errors()::toString);
    }

    /** Draws, and logs the lengths of ticks; counts the worlds it has begun with. */
    public static final class Painter extends LoggingSubsystem {
        private int worlds;

        @Override
        public void beginWorld(FrameSteps steps) {
            worlds++;
            steps.beforeUpdate(dt -> say(worlds + ": " + Math.round(dt * 600)));
            steps.draw(0.5, list -> list.fill(0xFF00FF00));
        }
    }

    @Test
    void aPictureIsDrawnAtItsPriority() {
        with(
                        "spawn { priority = 0.4, draw = function() draw.rect(0, 0, 9, 9, 0xff0000) end }"
                                + " spawn { priority = 0.6, draw = function() draw.rect(9, 9, 9, 9, 0x0000ff) end }"
                                + " wait_forever()",
                        "Painter")
                .ticks(1);
        assertEquals(List.of("00FF00", "0000FF"), List.of(game.pixel(2, 2), game.pixel(10, 10)));
    }

    @Test
    void stepsGetTheGameTime() {
        with("wait(1) task.rate(nil, 0.5) wait(1) task.pause_all()", "Painter").ticks(5);
        assertEquals(List.of("Painter 1: 10", "Painter 1: 10", "Painter 1: 5", "Painter 1: 5", "Painter 1: 0"), log());
    }

    @Test
    void aSubsystemBeginsWithEachWorldAndOutlivesScenes() {
        with("wait(1) scene.change 'main'", "Painter").ticks(3).reset().ticks(1);
        List<String> lines =
                log().stream().filter(line -> line.startsWith("Painter")).toList();
        assertEquals(List.of("Painter 1: 10", "Painter 1: 10", "Painter 1: 10", "Painter 2: 10"), lines);
        assertEquals("00FF00", game.pixel(2, 2));
    }
}
