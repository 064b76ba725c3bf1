package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kodama.draw.DrawList;
import kodama.geom.Hitbox;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.task.Phase;
import kodama.task.Task;
import kodama.task.TaskHandle;
import kodama.task.TaskPool;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class FullPoolTest extends InGame {
    private static final String FULL = "all 3 slots for tasks are in use";
    private static final String ADVICE =
            "; game.lua can set 'tasks' higher, or let them grow: tasks = { capacity = 3, growth = true }";

    private void room(String config) {
        game.file("game.lua", config);
    }

    @Test
    void aJavaTaskWithoutAFreeSlotIsAWarning() {
        room("return { tasks = 3, width = 64, height = 64 }");
        assertEquals(
                List.of("warn: task 'Crowder' #2: spawn: " + FULL + ", so this task is not started" + ADVICE),
                log(3, "spawn 'kodama.script.Crowder' wait_forever()"));
    }

    @Test
    void aShotFiredByJavaWithoutAFreeSlotIsAWarning() {
        room("return { shots = 3, width = 64, height = 64 }");
        assertEquals(
                List.of("warning: all 3 slots for shots are in use; game.lua can set 'shots' higher"),
                log(2, "spawn 'kodama.script.Crowder' wait_forever()"));
    }

    // dummies

    /** Does nothing; logs when it starts. */
    static final class Idler extends JavaTask {
        @Override
        protected void start() {
            log().notice("an idler starts");
        }

        void rest(Task other) {
            sleep(5);
            waitFor("hit");
            await(other);
        }

        @Override
        protected boolean update(double dt) {
            return true;
        }
    }

    /** A scene that fills the task list. */
    public static final class Crowd extends JavaTask {
        /** Created by the game. */
        public Crowd() {}

        @Override
        protected void start() {
            setName("crowd");
            while (spawn(new PhaseTask().in(Phase.INIT, dt -> true)).isAlive())
                ;
        }

        @Override
        protected boolean update(double dt) {
            return true;
        }
    }

    private JavaTask crowd(String tasks) {
        room("return { tasks = " + tasks + ", width = 32, height = 32, scene = '" + Crowd.class.getName() + "' }");
        game.ticks(1);
        return (JavaTask) game.running().world().tasks().find("crowd");
    }

    @Test
    void aJavaTaskWithoutAFreeSlotIsADummyThatAcceptsAllCalls() {
        JavaTask crowd = crowd("3");
        Idler dummy = crowd.spawn(new Idler());
        int[] ends = {0};
        dummy.onFinish(() -> ends[0]++);
        dummy.put("hp", 3);
        dummy.put("priority", 0.9);
        dummy.put("x", "anything");
        dummy.setGroup("idlers");
        dummy.setHitbox(Hitbox.circle(2));
        dummy.rest(crowd);
        dummy.signal("hit", null);
        dummy.kill();
        assertFalse(dummy.isAlive());
        assertEquals(3, dummy.number("hp", 0));
        assertEquals(0, ends[0]);
        assertEquals(0, game.running().world().tasks().count("idlers"));
        assertEquals(null, game.running().world().tasks().get(dummy.handle()));
        assertEquals(null, game.running().world().tasks().get(dummy.id()));
        assertEquals(List.of(), game.errors());
    }

    @Test
    void aChildOfADummyIsADummy() {
        JavaTask crowd = crowd("3");
        Idler dummy = crowd.spawn(new Idler());
        game.running().world().tasks().all().nth(2).kill();
        game.ticks(1);
        long dropped = game.running().world().tasks().dropped();
        Idler child = dummy.spawnChild(new Idler());
        assertFalse(child.isAlive());
        assertFalse(child.spawnChild(new Idler()).isAlive());
        assertFalse(game.running().world().tasks().spawn(new PlainTask(), 0.5, dummy));
        TaskPool<PlainTask> pool = new TaskPool<>(game.running().world().tasks(), 1, PlainTask::new);
        assertTrue(pool.isDummy(pool.spawn(0.5, child)));
        assertEquals(dropped + 4, game.running().world().tasks().dropped());
        assertTrue(crowd.spawn(dummy).isAlive(), "a place has become free");
        assertEquals(List.of(), game.errors());
    }

    private static final class PlainTask extends Task {
        @Override
        protected boolean update(double dt) {
            return true;
        }
    }

    @Test
    void aTaskSpawnedWhileAllTasksEndIsADummy() {
        JavaTask crowd = crowd("9");
        game.running().world().tasks().all().nth(3).kill();
        game.ticks(1);
        assertFalse(game.running().world().tasks().isFull());
        List<Boolean> alive = new ArrayList<>();
        JavaTask first = (JavaTask) game.running().world().tasks().all().nth(2);
        first.onFinish(() -> {
            Idler late = crowd.spawn(new Idler());
            late.onFinish(() -> alive.add(true));
            late.put("x", 3);
            alive.add(late.isAlive());
            alive.add(late.spawnChild(new Idler()).isAlive());
        });
        game.running().world().tasks().killAll(true);
        assertEquals(List.of(false, false), alive);
        assertEquals(List.of(), game.errors());
    }

    @Test
    void aLivingTaskCannotBeSpawnedAgain() {
        JavaTask crowd = crowd("3");
        crowd.put("hp", 7);
        assertEquals(
                "task 'crowd' #1 is already alive",
                assertThrows(IllegalStateException.class, () -> crowd.spawn(crowd))
                        .getMessage());
        assertEquals(7, crowd.number("hp", 0));
    }

    @Test
    void fieldsSetAfterATaskHasEndedStayInItsTable() {
        JavaTask crowd = crowd("3");
        JavaTask one = (JavaTask) game.running().world().tasks().all().nth(2);
        one.onFinish(() -> one.put("group", "ghosts"));
        one.kill();
        assertEquals("ghosts", one.string("group", ""));
        one.put("x", 4);
        assertEquals(4, one.x());
        assertEquals(List.of(), game.errors());
        assertTrue(crowd.isAlive());
    }

    /** Every method that a game may call on a task is called on a dummy. */
    @Test
    void noCallOnADummyIsAnError() throws ReflectiveOperationException {
        JavaTask crowd = crowd("{ capacity = 3, work = 48 }");
        Set<String> called = new HashSet<>();
        for (JavaTask kind :
                List.of(new Idler(), new PhaseTask(), new StateTask(dt -> true), new StepTask(Steps.start()))) {
            JavaTask dummy = crowd.spawn(kind);
            assertFalse(dummy.isAlive());
            for (Method method : methods(dummy.getClass())) {
                @Nullable Object @Nullable [] sample = samples(method, dummy);
                if (sample == null) continue;
                called.add(method.getName());
                method.setAccessible(true);
                try {
                    method.invoke(dummy, sample);
                } catch (InvocationTargetException failed) {
                    throw new AssertionError(method.toString(), failed.getCause());
                }
            }
            assertFalse(dummy.isAlive());
        }
        assertTrue(
                called.containsAll(Set.of(
                        "put",
                        "number",
                        "kill",
                        "onFinish",
                        "handle",
                        "work",
                        "spawnChild",
                        "game",
                        "setSteps",
                        "watch")),
                called.toString());
        game.ticks(2);
        assertEquals(List.of(), game.errors());
    }

    /** Methods that also fail for a living task: a phase without an action, a missing subsystem, an empty range. */
    private static final Set<String> ERRORS = Set.of("update", "checkPhase", "subsystem", "tune");

    private static List<Method> methods(Class<?> of) {
        List<Method> methods = new ArrayList<>();
        for (Class<?> type = of; type != Object.class; type = type.getSuperclass())
            if (type.getName().startsWith("kodama")) methods.addAll(Arrays.asList(type.getDeclaredMethods()));
        methods.removeIf(
                method -> !Modifier.isPublic(method.getModifiers()) && !Modifier.isProtected(method.getModifiers())
                        || Modifier.isStatic(method.getModifiers())
                        || Modifier.isAbstract(method.getModifiers())
                        || method.isSynthetic()
                        || ERRORS.contains(method.getName()));
        methods.sort(Comparator.comparing(Method::toString));
        return methods;
    }

    /** Returns an argument for each parameter; null if the test knows none. */
    private static @Nullable Object @Nullable [] samples(Method method, JavaTask dummy) {
        Class<?>[] types = method.getParameterTypes();
        Object[] samples = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            samples[i] = sample(types[i], dummy);
            if (samples[i] == null && types[i] != Object.class) return null;
        }
        return samples;
    }

    private static @Nullable Object sample(Class<?> type, JavaTask dummy) {
        if (type == String.class) return "sample";
        if (type == double.class) return 1.0;
        if (type == int.class) return 1;
        if (type == boolean.class) return true;
        if (type == Value.class) return Value.of(2);
        if (type == Values.class) return Values.NONE;
        if (type == Hitbox.class) return Hitbox.circle(1);
        if (type == DrawList.class) return new DrawList();
        if (type == Steps.class) return Steps.start();
        if (type == State.class) return (State) dt -> true;
        if (type == JavaTask.class) return new Idler();
        if (type.isInstance(dummy)) return dummy;
        if (type.isInterface())
            return Proxy.newProxyInstance(
                    type.getClassLoader(), new Class<?>[] {type}, (self, called, with) -> nothing(called));
        return null;
    }

    private static @Nullable Object nothing(Method called) {
        if (called.getReturnType() == boolean.class) return true;
        if (called.getReturnType() == int.class) return 0;
        if (called.getReturnType() == double.class) return 0.0;
        return called.getReturnType() == String.class ? "" : null;
    }

    @Test
    void dummiesShareAnEmptyWorkArea() {
        JavaTask crowd = crowd("{ capacity = 3, work = 48 }");
        Idler one = crowd.spawn(new Idler());
        one.work().setU8(3, 200);
        Idler other = crowd.spawn(new Idler());
        assertEquals(48, other.work().size());
        assertEquals(0, other.work().u8(3));
        assertSame(one.work(), other.work());
    }

    @Test
    void aHandleOfADummyIsDead() {
        TaskHandle handle = crowd("3").spawn(new Idler()).handle();
        assertEquals("task #-1 is dead", game.running().world().tasks().describe(handle));
    }
}
