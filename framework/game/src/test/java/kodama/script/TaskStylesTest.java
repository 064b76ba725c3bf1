package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import kodama.draw.DrawList;
import kodama.task.Phase;
import kodama.task.Task;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** States, phases and steps: the styles of Java tasks. */
class TaskStylesTest extends InGame {
    private static final double DT = 1 / 60.0;

    private final List<String> log = new ArrayList<>();

    /** The scene, which only begins. */
    public static final class Host extends JavaTask {
        /** Created by the game. */
        public Host() {}

        @Override
        protected void start() {
            setName("host");
        }
    }

    private JavaTask host() {
        if (game.running() == null)
            game.file("game.lua", "return { width = 32, height = 16, scene = '" + Host.class.getName() + "' }")
                    .ticks(1);
        return (JavaTask) Objects.requireNonNull(tasks().find("host"));
    }

    private TaskList tasks() {
        return game.running().world().tasks();
    }

    private <T extends JavaTask> T spawn(T task) {
        return host().spawn(task);
    }

    private List<String> errors() {
        return game.errors().stream()
                .map(error -> error.lines().findFirst().orElse("").replaceAll("  \\[.* ended]", ""))
                .toList();
    }

    private List<String> tick() {
        log.clear();
        game.ticks(1);
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
    void aTracedTaskLogsItsChangesUntilItsEnd() {
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
                        "task 'title' #2 phase 0 -> 3",
                        "task 'title' #2 state Title.fadeIn -> Title.idle",
                        "task 'title' #2 state Title.idle -> Title.fadeOut"),
                moves);
        title.kill();
        tick();
        spawn(title);
        ticks(3);
        assertEquals("task 'title' #2 ends", moves.get(3));
        assertEquals(4, moves.size());
    }

    private final class Sign extends JavaTask {
        @Override
        public void draw(DrawList list) {
            log.add("sign");
        }
    }

    @Test
    void aTaskWithoutAnUpdateIsDrawnUntilItIsKilled() {
        Sign sign = spawn(new Sign());
        assertEquals(List.of("sign"), tick());
        sign.wake();
        assertEquals(List.of("sign"), tick());
        sign.kill();
        assertEquals(List.of(), tick());
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
            if (alpha >= 2 * DT) setState(this::idle);
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
    void aStateChangesInTheNextTickAndFalseEndsTheTask() {
        spawn(new Title());
        assertEquals(
                List.of(List.of("in"), List.of("in"), List.of("idle"), List.of("out"), List.of("out"), List.of()),
                ticks(6));
    }

    @Test
    void aStateSetFromOutsideRunsInTheNextTick() {
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
            log.add("open");
            return false;
        }
    }

    @Test
    void aStateCanBeEnteredInTheSameTick() {
        spawn(new Door());
        assertEquals(List.of(List.of("closed", "open"), List.of()), ticks(2));
    }

    @Test
    void aTaskWithoutAStateIsAnError() {
        spawn(new StateTask() {});
        tick();
        assertEquals(
                List.of("task 'StateTask' #2 has no state; call setState() in its constructor or in start()"),
                errors());
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
    void thePhaseSelectsTheActionFromInsideAndOutside() {
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
        tasks().group("enemy").setPhase(Phase.END);
        assertEquals(List.of("a end", "b end", "c main"), tick());
        tasks().all().setPhase(Phase.END);
        assertEquals(List.of(List.of("c end"), List.of()), ticks(2));
    }

    @Test
    void wrongPhasesAreErrors() {
        PhaseTask task = spawn(phases("a"));
        task.setPhase(7);
        tick();
        assertEquals(List.of("task 'a' #2 has no action for phase 7; it has phases INIT, MAIN, 2, END"), errors());
        for (int wrong : new int[] {-1, 65_536}) {
            String message = "phase must be between 0 and 65535 but was " + wrong;
            assertEquals(message, error(() -> task.setPhase(wrong)));
            assertEquals(message, error(() -> task.in(wrong, dt -> true)));
            assertEquals(message, error(() -> tasks().all().setPhase(wrong)));
        }
    }

    private static String error(Runnable action) {
        return assertThrows(RuntimeException.class, action::run).getMessage();
    }

    // steps

    @Test
    void stepsWaitAndContinueAndTheLastEndsTheTask() {
        host();
        int before = tasks().count();
        spawn(new StepTask(Steps.start()
                .run(say("a"))
                .run(say("b"))
                .wait(2)
                .run(say("c"))
                .wait(1)
                .run(say("d"))));
        assertEquals(List.of(List.of("a", "b"), List.of(), List.of("c"), List.of("d"), List.of()), ticks(5));
        assertEquals(before, tasks().count());
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
    void stepsLoopForeverOrWhileAConditionHolds() {
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
    void stepsDoNotAwaitADeadTask() {
        Task dead = spawn(new StateTask(dt -> true));
        dead.kill();
        spawn(new StepTask(Steps.start().await(() -> dead).run(say("at once"))));
        assertEquals(List.of("at once"), tick());
    }

    @Test
    void runEachTickRepeatsUntilFalse() {
        double[] y = {0};
        spawn(new StepTask(Steps.start()
                .runEachTick(dt -> {
                    y[0] += dt;
                    log.add("y " + y[0] / DT);
                    return y[0] < 2 * DT;
                })
                .run(say("landed"))));
        assertEquals(List.of(List.of("y 1.0"), List.of("y 2.0", "landed")), ticks(2));
    }

    @Test
    void stepsAreSharedAndAStepTaskCanRestart() {
        Steps steps = Steps.start().run(say("a")).wait(1).run(say("b"));
        StepTask task = spawn(new StepTask(steps));
        spawn(new StepTask(steps));
        steps.run(say("too late"));
        assertEquals(List.of(List.of("a", "a"), List.of("b", "b"), List.of()), ticks(3));
        spawn(task);
        assertEquals(List.of(List.of("a"), List.of("b")), ticks(2));
        assertTrue(errors().isEmpty());
    }

    @Test
    void noStepRunsAfterTheTaskIsKilled() {
        Task[] self = new Task[1];
        self[0] = spawn(new StepTask(Steps.start().run(() -> self[0].kill()).run(say("after"))));
        assertEquals(List.of(), tick());
        assertEquals(List.of(), errors());
    }

    @Test
    void wrongStepsAreErrors() {
        spawn(new StepTask(Steps.start().loop(Steps.start().run(() -> {}))));
        tick();
        assertEquals(List.of("task 'StepTask' #2 did 100000 steps in a tick; is a wait missing in a loop?"), errors());
        assertEquals("ticks to wait must be at least 1 but was 0", error(() -> Steps.start()
                .wait(0)));
        assertEquals("times to repeat must be at least 0 but was -1", error(() -> Steps.start()
                .repeat(-1, Steps.start())));
    }

    @Test
    void stepsSetByAnEventBeginWithTheFirst() {
        Moth moth = spawn(new Moth());
        assertEquals(List.of(List.of("rest"), List.of()), ticks(2));
        moth.signal("hit", null);
        assertEquals(List.of(List.of("fall"), List.of("gone")), ticks(2));
    }

    private final class Moth extends StepTask {
        Moth() {
            setSteps(Steps.start().run(say("rest")).wait(100));
        }

        @Override
        protected void onEvent(String event, @Nullable Object sent) {
            setSteps(Steps.start().run(say("fall")).wait(1).run(say("gone")));
        }
    }

    @Test
    void stepsSetByAStepBeginWithTheFirst() {
        spawn(new Chain());
        assertEquals(List.of(List.of("old", "first", "second"), List.of()), ticks(2));
    }

    private final class Chain extends StepTask {
        Chain() {
            setSteps(Steps.start().run(this::change).run(say("never")));
        }

        private void change() {
            log.add("old");
            setSteps(Steps.start().run(say("first")).run(say("second")));
        }
    }

    // together with Lua tasks

    /** Moves to the right by its field {@code speed}, and by the axis. */
    public static final class Walker extends PhaseTask {
        /** Created by scripts. */
        public Walker() {
            in(Phase.INIT, this::begin);
            in(Phase.MAIN, this::walk);
            in(Phase.END, dt -> false);
        }

        private boolean begin(double dt) {
            setPhase(Phase.MAIN);
            return walk(dt);
        }

        private boolean walk(double dt) {
            put("x", x() + number("speed", 1) + game().axis("x", 1));
            return true;
        }
    }

    /** Sleeps until it receives "ring". */
    public static final class Sleeper extends StateTask {
        /** Created by scripts. */
        public Sleeper() {
            super(dt -> true);
        }

        @Override
        protected void start() {
            setState(this::rest);
        }

        private boolean rest(double dt) {
            return true;
        }

        private boolean ring(double dt) {
            return true;
        }

        @Override
        protected void onEvent(String event, @Nullable Object sent) {
            setState(this::ring);
        }
    }

    /** Moves to the right in steps. */
    public static final class Stepper extends StepTask {
        /** Created by scripts. */
        public Stepper() {
            setSteps(Steps.start()
                    .repeat(
                            2,
                            Steps.start()
                                    .run(() -> put("x", x() + number("speed", 1)))
                                    .wait(1))
                    .waitFor("go")
                    .run(() -> put("x", 100)));
        }
    }

    private static String spawned(Class<?> task, String fields) {
        return "spawn('" + task.getName() + "', { " + fields + " })";
    }

    @Test
    void luaSpawnsFindsAndControlsAPhaseTask() {
        assertEquals(List.of("true true true", "1 3.0 2.0", "1 -1 true", "false"), log(9, """
                        self.speed = 3
                        local w = self:%s
                        print(tostring(find 'walkers' == w) .. ' ' .. tostring(task.nth('walkers', 1) == w)
                          .. ' ' .. tostring(w.parent == self))
                        wait(1)
                        for t in task.each 'walkers' do print(t.phase .. ' ' .. t.x .. '.0 ' .. (t.x - 1) .. '.0') end
                        w.speed = -4
                        wait(1)
                        print(w.phase .. ' ' .. w.x .. ' ' .. tostring(w:alive()))
                        task.set_phase('end', 'walkers')
                        wait(1)
                        print(w:alive())""".formatted(
                        spawned(Walker.class, "group = 'walkers'"))));
    }

    @Test
    void settingAPhaseThatAJavaTaskLacksIsAnError() {
        assertError(
                "scenes/main.lua:3: task 'Walker' #2 has no action for phase 9; it has phases INIT, MAIN, END",
                "local w = " + spawned(Walker.class, "") + "\nw.phase = 9");
    }

    @Test
    void spawningInAPhaseThatAJavaTaskLacksIsAnError() {
        assertError(
                "scenes/main.lua:2: spawn: task 'Walker' has no action for phase flee; it has phases INIT, MAIN, END",
                spawned(Walker.class, "phase = 'flee'"));
    }

    @Test
    void luaReadsTheNameOfAJavaState() {
        assertEquals(List.of("Sleeper.rest", "Sleeper.ring", "nil"), log(9, """
                        local t = %s
                        print(t.state)
                        t:signal 'ring'
                        print(t.state)
                        t:kill()
                        print(t.state)""".formatted(spawned(Sleeper.class, ""))));
    }

    @Test
    void luaCannotSetAJavaState() {
        assertError(
                "scenes/main.lua:3: the 'state' of a Java task cannot be set from Lua; send it an event",
                "local t = " + spawned(Sleeper.class, "") + "\nt.state = function() end");
    }

    @Test
    void luaSendsFieldsAndEventsToAStepTask() {
        assertEquals(List.of("16", "100 false"), log(9, """
                        local t = %s
                        wait(3)
                        print(t.x)
                        t:signal 'go'
                        wait(1)
                        print(t.x .. ' ' .. tostring(t:alive()))""".formatted(spawned(Stepper.class, "x = 10, speed = 3"))));
    }

    @Test
    void aDumpShowsTheStateOfTasksOfAllStyles() {
        String dump = String.join("\n", log(3, """
                        %s
                        %s
                        %s
                        wait(1)
                        task.dump()""".formatted(
                        spawned(Walker.class, "name = 'walker'"),
                        spawned(Sleeper.class, "name = 'sleeper'"),
                        spawned(Stepper.class, "name = 'stepper'"))));
        assertTrue(dump.matches("(?s).*walker .* 1 +1\\.000 .* Walker\\.walk .*"), dump);
        assertTrue(dump.matches("(?s).*sleeper .* Sleeper\\.rest .*"), dump);
        assertTrue(dump.matches("(?s).*stepper .* step 4 of 6 .*"), dump);
    }

    /** A scene in phases. */
    public static final class PhaseScene extends PhaseTask {
        /** Created by the game. */
        public PhaseScene() {
            in(Phase.INIT, dt -> {
                log().notice("init " + number("level", 0));
                setPhase(Phase.MAIN);
                return true;
            });
            in(Phase.MAIN, dt -> {
                game().changeScene(StateScene.class.getName());
                return true;
            });
        }
    }

    /** A scene in states. */
    public static final class StateScene extends StateTask {
        /** Created by the game. */
        public StateScene() {
            setState(this::leave);
        }

        private boolean leave(double dt) {
            log().notice("state");
            game().changeScene(StepScene.class.getName());
            return true;
        }
    }

    /** A scene in steps. */
    public static final class StepScene extends StepTask {
        /** Created by the game. */
        public StepScene() {
            setSteps(Steps.start().run(() -> log().notice("step")).wait(1).run(() -> game().changeScene("main")));
        }
    }

    @Test
    void aSceneCanHaveAnyStyle() {
        assertEquals(
                List.of("main", "[2] notice: init 4.0", "[4] notice: state", "[5] notice: step", "main"),
                log(7, """
                        print 'main'
                        if not game.data.seen then
                          game.data.seen = true
                          scene.change('%s', { level = 4 })
                        end
                        wait_forever()""".formatted(PhaseScene.class.getName())));
    }
}
