package kodama.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TaskDumpTest {
    private final TaskList tasks = list(TaskOptions.of(8));

    private static TaskList list(TaskOptions options) {
        return new TaskList(options, (who, error) -> {
            throw new AssertionError(error);
        });
    }

    private static Task spawn(TaskList tasks, String name, Task task) {
        task.setName(name);
        tasks.spawn(task, 0.25, null);
        return task;
    }

    private void fill() {
        spawn(tasks, "ship", ActionTask.idle()).setGroup("player");
        spawn(tasks, "sleeper", ActionTask.sleeping(50)).setRate(0.5);
        Task listener = spawn(tasks, "listener", ActionTask.waitingFor("hit"));
        spawn(tasks, "waiter", ActionTask.awaiting(listener)).setPersistent(true);
        Task still = spawn(tasks, "still", ActionTask.idle());
        still.setDrawPriority(0.75);
        still.pause();
        Task child = ActionTask.idle();
        tasks.spawn(child, 0.5, listener);
        tasks.update(1);
        tasks.endFrame();
        child.kill();
    }

    @Test
    void theTableHasALineForEachPlaceTheDeadToo() {
        fill();
        assertEquals("""
                tick 1: 5 of 8 tasks alive, at most 6, 0 not spawned, about 1340 bytes
                slot  gen  state                     name                 group   priority  draw    seq  phase  pace    age  due  place  parent  bytes  born  died
                0     0    ready                     ship                 player  0.2500    0.2500  0    0      1.000  1                268
                1     0    asleep                    sleeper                      0.2500    0.2500  1    0      0.5000  1  101          268
                2     0    waits for "hit"           listener                     0.2500    0.2500  2    0      1.000  1                268
                3     0    awaits task 'listener' #2  waiter (persistent)          0.2500    0.2500  3    0      1.000  1                268
                4     0    paused                    still                        0.2500    0.7500  4    0      0.000  1                268
                5     0    dead                      ActionTask                    0.5000    0.5000  6    0      1.000  1        #2      268
                6-7        free
                """.replaceAll(" +", " "), TaskDump.table(tasks).replaceAll(" +", " "));
        String[] lines = TaskDump.table(tasks).split("\n");
        assertEquals(lines[1].indexOf("name"), lines[5].indexOf("waiter"), "columns are aligned");
    }

    @Test
    void theJsonHasFiguresAndAnObjectForEachTask() {
        TaskList one = list(TaskOptions.of(4).tracing(() -> "a\\b.lua:3"));
        spawn(one, "say \"hi\"\n", ActionTask.sleeping(5));
        one.update(1);
        assertEquals(
                "{\"tick\":1,\"count\":1,\"capacity\":4,\"peak\":1,\"dropped\":0,\"bytes\":268,\"tasks\":[{\"slot\":0,"
                        + "\"generation\":0,\"state\":\"asleep\",\"name\":\"say \\\"hi\\\"\\u000a\",\"group\":\"\","
                        + "\"priority\":0.25,\"drawPriority\":0.25,\"sequence\":0,\"phase\":0,\"pace\":1.0,\"age\":1,\"due\":6,\"place\":\"\","
                        + "\"parent\":-1,\"persistent\":false,\"bytes\":268,\"workStart\":-1,"
                        + "\"born\":\"a\\\\b.lua:3\"}]}\n",
                TaskDump.json(one));
        spawn(one, "b", ActionTask.sleeping(5));
        assertTrue(TaskDump.json(one).contains("},{"));
    }

    @Test
    void theBytesAreThoseOfTheWorkAreas() {
        TaskList handheld = list(TaskOptions.of(2).withWork(48, 96));
        Task task = spawn(handheld, "a", ActionTask.sleeping(5));
        task.work().setU8(1, 0xab);
        String[] lines = TaskDump.hex(handheld).split("\n");
        assertEquals(8, lines.length);
        assertTrue(lines[2].startsWith("0000 | 00 ab 00"));
        assertEquals("these tasks have no work areas\n", TaskDump.hex(tasks));
    }
}
