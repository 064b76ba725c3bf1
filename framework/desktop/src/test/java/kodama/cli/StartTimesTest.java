package kodama.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kodama.draw.FrameBuffer;
import kodama.loop.ProgramPhase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartTimesTest {
    @TempDir
    private Path folder;

    @Test
    void thePhasesOfTheFirstStartAreWrittenWithTheFirstPicture() throws IOException {
        Path file = folder.resolve("times");
        StartTimes times = new StartTimes(file);
        FrameBuffer frame = new FrameBuffer(8, 8);
        times.phaseStarted(ProgramPhase.INIT_3);
        times.observeFrame(frame); // a frame with the loading mark
        times.present(frame);
        assertFalse(Files.exists(file));
        times.phaseStarted(ProgramPhase.FRAME);
        times.observeFrame(frame);
        times.present(frame);
        times.phaseStarted(ProgramPhase.INIT_3); // a reset is not part of the start
        times.present(frame);
        List<String> names = Files.readAllLines(file).stream()
                .map(line -> line.replaceAll("=\\d{13}$", ""))
                .toList();
        assertEquals(List.of("images, fonts, threads", "scripts and the first frame", "picture on the screen"), names);
    }

    @Test
    void nothingIsRecordedUnlessRequested() {
        assertNull(StartTimes.ifRequested());
    }
}
