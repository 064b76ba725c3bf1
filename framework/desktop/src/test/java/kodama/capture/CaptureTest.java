package kodama.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kodama.draw.OffscreenPresenter;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CaptureTest {
    private final LoopRequests requests = new LoopRequests();
    private final List<String> logged = new ArrayList<>();

    @TempDir
    private Path temp;

    private Capture capture(Path target) {
        return new Capture(target, 2, 4, 60, new OffscreenPresenter(4, 4), null, requests, logged::add);
    }

    @Test
    void itQuitsAtItsLastTickAndReportsTheFiles() {
        Path folder = temp.resolve("shots");
        try (Capture capture = capture(folder)) {
            assertTrue(capture.capturesEachTick());
            for (int tick = 1; tick <= 3; tick++) capture.afterDraw(tick, 1);
            assertNull(requests.drain());
            capture.afterDraw(4, 0); // a frame without a tick shows nothing new
            capture.afterDraw(5);
            assertEquals(new LoopRequest.Quit(0), requests.drain());
        }
        assertEquals(List.of("wrote 3 pictures to " + folder), logged);
    }

    @Test
    void aWriteErrorEndsTheProgramAndIsReported() throws IOException {
        Path folder = temp.resolve("shots");
        Capture capture = capture(folder);
        capture.afterDraw(1, 1);
        Files.writeString(folder, "someone else's");
        capture.afterDraw(2, 1);
        assertEquals(new LoopRequest.Quit(2), requests.drain());
        capture.afterDraw(3, 1);
        RuntimeException failed = assertThrows(RuntimeException.class, capture::close);
        assertEquals(folder + ": cannot be created (" + folder + " is a file)", failed.getMessage());
        assertEquals(List.of(), logged);
    }
}
