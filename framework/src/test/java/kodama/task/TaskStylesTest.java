package kodama.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** States, phases and steps: the ways to write a task in Java. */
class TaskStylesTest {
    private final List<String> log = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();
    private final TaskList tasks = new TaskList(TaskOptions.of(100), (who, error) -> errors.add(error.getMessage()));

    private <T extends Task> T spawn(T task) {
        tasks.spawn(task, 0.5, null);
        return task;
    }

    private List<String> tick() {
        log.clear();
        tasks.update(0.5);
        tasks.endFrame();
        return List.copyOf(log);
    }

    private List<List<String>> ticks(int count) {
        List<List<String>> all = new ArrayList<>();
        for (int i = 0; i < count; i++) all.add(tick());
        return all;
    }

    private Runnable say(String word) {
        return () -> log.add(word);
    }

    @Test
    void aTracedTaskTellsWhereItGoesUntilItsEnd() {
        List<String> moves = new ArrayList<>();
        Title title = new Title();
        title.trace(moves::add);
        spawn(title).setName("title");
        title.trace(moves::add);
        title.setPhase(3);
        title.setPhase(3);
        ticks(3);
        assertEquals(
                List.of(
                        "task 'title' #0 phase 0 -> 3",
                        "task 'title' #0 moves to another state",
                        "task 'title' #0 moves to another state"),
                moves);
        title.kill();
        tick();
        spawn(title);
        ticks(3);
        assertEquals("task 'title' #0 ends", moves.get(3));
        assertEquals(4, moves.size());
    }

    // states

    private final class Title extends StateTask {
        private double alpha;

        Title() {
            setState(this::fadeIn);
        }

        private boolean fadeIn(double dt) {
            log.add("in");
            alpha += dt;
            if (alpha >= 1) setState(this::idle);
            return true;
        }

        private boolean idle(double dt) {
            log.add("idle");
            setState(this::fadeOut);
            return true;
        }

        private boolean fadeOut(double dt) {
            log.add("out");
            alpha -= dt;
            return alpha > 0;
        }
    }

    @Test
    void aStateMovesOnFromTheNextTickAndEndsByFalse() {
        spawn(new Title());
        assertEquals(
                List.of(List.of("in"), List.of("in"), List.of("idle"), List.of("out"), List.of("out"), List.of()),
                ticks(6));
    }

    @Test
    void aStateSetFromOutsideIsCalledNext() {
        StateTask task = spawn(new StateTask(dt -> log.add("one")));
        tick();
        task.setState(dt -> log.add("two"));
        assertEquals(List.of("two"), tick());
    }

    private final class Door extends StateTask {
        Door() {
            setState(this::closed);
        }

        private boolean closed(double dt) {
            log.add("closed");
            return enter(this::open, dt);
        }

        private boolean open(double dt) {
            log.add("open " + dt);
            return false;
        }
    }

    @Test
    void aStateMayBeEnteredInTheSameTick() {
        spawn(new Door());
        assertEquals(List.of(List.of("closed", "open 0.5"), List.of()), ticks(2));
    }

    @Test
    void aTaskWithoutAStateSaysSo() {
        spawn(new StateTask() {});
        tick();
        assertEquals(List.of("task 'StateTask' #0 has no state; call setState() in its constructor"), errors);
    }

    // phases

    private PhaseTask phases(String name) {
        PhaseTask task = new PhaseTask();
        task.setName(name);
        task.in(Phase.INIT, dt -> {
            log.add(name + " init");
            task.setPhase(Phase.MAIN);
            return true;
        });
        task.in(Phase.MAIN, dt -> log.add(name + " main"));
        task.in(Phase.MAIN + 1, dt -> log.add(name + " more"));
        task.in(Phase.END, dt -> {
            log.add(name + " end");
            return false;
        });
        return task;
    }

    @Test
    void thePhasePicksWhatIsDoneFromInsideAndOutside() {
        PhaseTask task = spawn(phases("a"));
        assertEquals(List.of(List.of("a init"), List.of("a main"), List.of("a main")), ticks(3));
        task.setPhase(Phase.MAIN + 1);
        assertEquals(List.of("a more"), tick());
        task.setPhase(Phase.END);
        assertEquals(List.of(List.of("a end"), List.of()), ticks(2));
    }

    @Test
    void thePhaseOfAGroupOrOfAllIsSetAtOnce() {
        spawn(phases("a")).setGroup("enemy");
        spawn(phases("b")).setGroup("enemy");
        spawn(phases("c"));
        ticks(2);
        tasks.group("enemy").setPhase(Phase.END);
        assertEquals(List.of("a end", "b end", "c main"), tick());
        tasks.all().setPhase(Phase.END);
        assertEquals(List.of(List.of("c end"), List.of()), ticks(2));
    }

    @Test
    void aPhaseWithoutAFunctionIsNamedAndSoIsANumberOutOfBounds() {
        PhaseTask task = spawn(phases("a"));
        task.setPhase(7);
        tick();
        assertEquals(List.of("task 'a' #0 does nothing in phase 7; it has phases 0, 1, 2, 255"), errors);
        for (int wrong : new int[] {-1, 65_536}) {
            String message = "phase must be between 0 and 65535 but was " + wrong;
            assertEquals(message, error(() -> task.setPhase(wrong)));
            assertEquals(message, error(() -> task.in(wrong, dt -> true)));
            assertEquals(message, error(() -> tasks.all().setPhase(wrong)));
        }
    }

    private static String error(Runnable action) {
        return assertThrows(RuntimeException.class, action::run).getMessage();
    }

    // steps

    @Test
    void stepsWaitTicksAndGoOn() {
        spawn(new StepTask(Steps.start()
                .run(say("a"))
                .run(say("b"))
                .wait(2)
                .run(say("c"))
                .wait(1)
                .run(say("d"))));
        assertEquals(List.of(List.of("a", "b"), List.of(), List.of("c"), List.of("d"), List.of()), ticks(5));
        assertEquals(0, tasks.count());
    }

    @Test
    void stepsRepeatAlsoInsideEachOther() {
        Steps inner = Steps.start().run(say("i")).wait(1);
        spawn(new StepTask(Steps.start()
                .repeat(2, Steps.start().run(say("o")).repeat(2, inner))
                .repeat(0, inner)
                .run(say("end"))));
        assertEquals(
                List.of(List.of("o", "i"), List.of("i"), List.of("o", "i"), List.of("i"), List.of("end")), ticks(5));
    }

    @Test
    void stepsLoopForEverOrWhileSomethingIsSo() {
        int[] left = {2};
        spawn(new StepTask(Steps.start()
                .loopWhile(() -> left[0]-- > 0, Steps.start().run(say("w")).wait(1))
                .loop(Steps.start().run(say("l")).wait(2))));
        assertEquals(List.of(List.of("w"), List.of("w"), List.of("l"), List.of(), List.of("l"), List.of()), ticks(6));
    }

    @Test
    void stepsWaitForConditionsEventsAndTasks() {
        boolean[] open = {false};
        Task other = spawn(new StateTask(dt -> true));
        Task task = spawn(new StepTask(Steps.start()
                .waitUntil(() -> open[0])
                .run(say("open"))
                .waitFor("hit")
                .run(say("hit"))
                .await(() -> other)
                .run(say("over"))));
        assertEquals(List.of(List.of(), List.of()), ticks(2));
        open[0] = true;
        assertEquals(List.of(List.of("open"), List.of()), ticks(2));
        task.signal("miss", null);
        assertEquals(List.of(), tick());
        task.signal("hit", null);
        assertEquals(List.of(List.of("hit"), List.of()), ticks(2));
        other.kill();
        assertEquals(List.of("over"), tick());
        assertFalse(task.isAlive());
    }

    @Test
    void stepsAwaitNobodyWhoIsDead() {
        Task dead = spawn(new StateTask(dt -> true));
        dead.kill();
        spawn(new StepTask(Steps.start().await(() -> dead).run(say("at once"))));
        assertEquals(List.of("at once"), tick());
    }

    @Test
    void aDeedIsKeptUpUntilItIsDone() {
        double[] y = {0};
        spawn(new StepTask(Steps.start()
                .keep(dt -> {
                    y[0] += dt;
                    log.add("y " + y[0]);
                    return y[0] < 1;
                })
                .run(say("landed"))));
        assertEquals(List.of(List.of("y 0.5"), List.of("y 1.0", "landed")), ticks(2));
    }

    @Test
    void stepsAreSharedAndAStepTaskBeginsAnew() {
        Steps steps = Steps.start().run(say("a")).wait(1).run(say("b"));
        StepTask task = spawn(new StepTask(steps));
        spawn(new StepTask(steps));
        steps.run(say("too late"));
        assertEquals(List.of(List.of("a", "a"), List.of("b", "b"), List.of()), ticks(3));
        spawn(task);
        assertEquals(List.of(List.of("a"), List.of("b")), ticks(2));
        assertTrue(errors.isEmpty());
    }

    @Test
    void aStepThatKillsItsTaskIsTheLast() {
        Task[] self = new Task[1];
        self[0] = spawn(new StepTask(Steps.start().run(() -> self[0].kill()).run(say("after"))));
        assertEquals(List.of(), tick());
        assertEquals(List.of(), errors);
    }

    @Test
    void wrongStepsAreNamed() {
        spawn(new StepTask(Steps.start().loop(Steps.start().run(() -> {}))));
        tick();
        assertEquals(List.of("task 'StepTask' #0 did 100000 steps in a tick; does a loop lack a wait?"), errors);
        assertEquals("ticks to wait must be at least 1 but was 0", error(() -> Steps.start()
                .wait(0)));
        assertEquals("times to repeat must be at least 0 but was -1", error(() -> Steps.start()
                .repeat(-1, Steps.start())));
    }
}
