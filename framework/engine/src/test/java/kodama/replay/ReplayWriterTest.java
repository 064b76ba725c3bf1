package kodama.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import kodama.input.ControlScheme;
import kodama.input.Controls;
import kodama.input.RawInput;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import org.junit.jupiter.api.Test;

/** A recording that reaches its largest size ends; the run does not. */
class ReplayWriterTest {
    private final Controls controls = new Controls(new RawInput(), ControlScheme.defaults());

    private static WorldStart start() {
        return new WorldStart(true, 1, GameStart.of(FirstScene.DEFAULT), "en", Map.of(), Map.of());
    }

    private void record(ReplayWriter writer, int ticks) {
        writer.beginWorld(start());
        for (int i = 0; i < ticks; i++) writer.beginTick(controls);
    }

    private static ReplayReader read(ReplayWriter writer) {
        return new ReplayReader(RecordedRuns.joined(writer.snapshot()));
    }

    @Test
    void aRecordingEndsBeforeTheTickThatIsTooMany() {
        ReplayWriter writer = new ReplayWriter(100, Long.MAX_VALUE);
        record(writer, 100);
        assertFalse(writer.hasEnded());
        writer.beginTick(controls);
        assertTrue(writer.hasEnded());
        assertEquals(100, writer.ticks());
        assertEquals(1, read(writer).starts().size());
    }

    @Test
    void aRecordingThatIsFullHasNoMoreWorlds() {
        ReplayWriter writer = new ReplayWriter(100, Long.MAX_VALUE);
        record(writer, 60);
        record(writer, 40);
        assertFalse(writer.hasEnded());
        record(writer, 10);
        assertTrue(writer.hasEnded());
        assertEquals(2, read(writer).starts().size());
    }

    @Test
    void aRecordingEndsAfterItsMostBytes() {
        ReplayWriter writer = new ReplayWriter(1000, 500);
        record(writer, 1);
        while (writer.size() <= 500) writer.fpsMeasured(1, "FPS: 60.000");
        assertFalse(writer.hasEnded());
        long size = writer.size();
        writer.beginTick(controls);
        assertTrue(writer.hasEnded());
        writer.fpsMeasured(2, "FPS: 60.000");
        assertEquals(size + 2, writer.size());
        assertEquals(1, read(writer).starts().size());
    }

    @Test
    void aRecordingEndsAfterItsMostWorlds() {
        ReplayWriter writer = new ReplayWriter();
        for (int i = 0; i < EventFormat.MAX_WORLDS; i++) record(writer, 1);
        assertFalse(writer.hasEnded());
        record(writer, 1);
        assertTrue(writer.hasEnded());
        assertEquals(EventFormat.MAX_WORLDS, read(writer).starts().size());
    }
}
