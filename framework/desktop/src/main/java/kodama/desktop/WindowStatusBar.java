package kodama.desktop;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import kodama.draw.StatusBar;

/**
 * The status bar of a window. The game's thread may change its texts as often as it likes: AWT's thread shows the
 * latest ones when it has time.
 */
final class WindowStatusBar implements StatusBar {
    private record Texts(String frameRate, List<Notice> notices) {}

    private final Executor awt;
    private final BiConsumer<String, List<Notice>> strip;
    private final Consumer<Boolean> request;
    private final AtomicBoolean isUpdatePending = new AtomicBoolean();
    private volatile Texts texts = new Texts("", List.of());
    private volatile boolean isRequested;
    private volatile boolean isVisible;

    /**
     * @param awt runs an action on AWT's thread later
     * @param strip shows texts; called on AWT's thread
     * @param isRequested whether the window opens with the bar
     * @param request called on AWT's thread to add the bar to the window, or to remove it
     */
    WindowStatusBar(
            Executor awt, BiConsumer<String, List<Notice>> strip, boolean isRequested, Consumer<Boolean> request) {
        this.awt = awt;
        this.strip = strip;
        this.isRequested = isRequested;
        this.request = request;
    }

    /** Sets whether the window shows the bar now. */
    void setVisible(boolean visible) {
        isVisible = visible;
    }

    @Override
    public boolean isVisible() {
        return isVisible;
    }

    @Override
    public void setRequested(boolean on) {
        if (on == isRequested) return;
        isRequested = on;
        awt.execute(() -> request.accept(isRequested));
    }

    @Override
    public void showFrameRate(String text) {
        if (!text.equals(texts.frameRate)) update(new Texts(text, texts.notices));
    }

    @Override
    public void showNotices(List<Notice> notices) {
        if (!notices.equals(texts.notices)) update(new Texts(texts.frameRate, List.copyOf(notices)));
    }

    private synchronized void update(Texts changed) {
        texts = changed;
        if (isUpdatePending.compareAndSet(false, true)) awt.execute(this::show);
    }

    private void show() {
        isUpdatePending.set(false);
        Texts now = texts;
        strip.accept(now.frameRate, now.notices);
    }
}
