package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import kodama.draw.StatusBar.Notice;
import org.junit.jupiter.api.Test;

class WindowStatusBarTest {
    private final List<Runnable> queued = new ArrayList<>();
    private final List<String> shown = new ArrayList<>();
    private final List<Boolean> requests = new ArrayList<>();
    private final WindowStatusBar bar = new WindowStatusBar(
            queued::add, (rate, notices) -> shown.add(rate + " " + notices.size()), false, requests::add);

    private void runQueued() {
        List<Runnable> now = List.copyOf(queued);
        queued.clear();
        now.forEach(Runnable::run);
    }

    @Test
    void manyTextsAreOneUpdateOfTheWindow() {
        for (int i = 0; i < 10_000; i++) bar.showFrameRate("FPS: " + i);
        bar.showNotices(List.of(new Notice("a", -1), new Notice("b", -1)));
        assertEquals(1, queued.size());
        runQueued();
        assertEquals(List.of("FPS: 9999 2"), shown);
    }

    @Test
    void theSameTextIsNoUpdate() {
        bar.showFrameRate("FPS: 60.000");
        runQueued();
        bar.showFrameRate("FPS: 60.000");
        bar.showNotices(List.of());
        assertEquals(0, queued.size());
    }

    @Test
    void theBarIsRequestedOnlyWhenThatChanges() {
        bar.setRequested(false);
        bar.setRequested(true);
        bar.setRequested(true);
        runQueued();
        assertEquals(List.of(true), requests);
    }
}
