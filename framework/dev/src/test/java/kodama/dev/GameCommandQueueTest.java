package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameCommandQueueTest {
    private final List<String> log = new ArrayList<>();
    private final GameCommandQueue commands = new GameCommandQueue(log::add);

    @Test
    void commandsRunInOrderAtTheEndOfTheFrame() {
        commands.submit(() -> log.add("a"));
        commands.submit(() -> log.add("b"));
        assertEquals(List.of(), log);
        commands.afterDraw(1);
        assertEquals(List.of("a", "b"), log);
        commands.afterDraw(2);
        assertEquals(List.of("a", "b"), log);
    }

    @Test
    void aFailingCommandIsReportedAndTheOthersRun() {
        commands.submit(() -> {
            throw new IllegalStateException("no such task");
        });
        commands.submit(() -> log.add("b"));
        commands.afterDraw(1);
        assertEquals(List.of("a command to the game failed: java.lang.IllegalStateException: no such task", "b"), log);
    }

    @Test
    void commandsAddedByACommandRunInTheSameFrame() {
        commands.submit(() -> commands.submit(() -> log.add("late")));
        commands.afterDraw(1);
        assertEquals(List.of("late"), log);
    }
}
