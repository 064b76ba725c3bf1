package kodama.dev.portal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kodama.file.ContainedPath;
import kodama.log.Log;
import kodama.request.LoopRequests;
import kodama.request.PortalState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PortalStateStoreTest {
    private static final PortalState LEFT = new PortalState("Battles/Boss: #1 = \u00E4 \u00BB", 7, "bo ss");

    @TempDir
    private Path folder;

    private final List<String> log = new ArrayList<>();

    private PortalStateStore memory() {
        return new PortalStateStore(new LoopRequests(), ContainedPath.root(folder), Log.withRepeats(log::add));
    }

    @Test
    void theStateIsSavedForResetsAndForTheNextProcess() {
        LoopRequests requests = new LoopRequests();
        new PortalStateStore(requests, ContainedPath.root(folder), Log.withRepeats(log::add)).save(LEFT);
        assertEquals(LEFT, requests.portal());
        assertEquals(LEFT, memory().state());
        assertEquals(List.of(), log);
    }

    @Test
    void withoutAFileItStartsAtTheTop() {
        assertEquals(PortalState.INITIAL, memory().state());
        assertEquals(List.of(), log);
    }

    @Test
    void anInvalidFileIsReportedAndIgnored() throws IOException {
        Files.createDirectories(folder.resolve(".kodama"));
        Files.write(folder.resolve(".kodama/portal.properties"), new byte[] {(byte) 0xFF, (byte) 0xFE});
        assertEquals(PortalState.INITIAL, memory().state());
        assertTrue(log.get(0).startsWith("the portal's position could not be read: "), log.toString());
        Files.writeString(folder.resolve(".kodama/portal.properties"), "entry=a\\u00zz\n");
        assertEquals(PortalState.INITIAL, memory().state());
        Files.writeString(folder.resolve(".kodama/portal.properties"), "entry=a\nscroll=-5\n");
        assertEquals(new PortalState("a", 0, ""), memory().state());
    }

    @Test
    void writeErrorsAreReported() throws IOException {
        Files.writeString(folder.resolve(".kodama"), "in the way");
        memory().save(LEFT);
        assertTrue(log.get(0).startsWith("the portal's position is not saved: "), log.toString());
    }
}
