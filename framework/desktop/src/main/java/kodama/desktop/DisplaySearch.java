package kodama.desktop;

import java.awt.Toolkit;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a display on a thread of its own: AWT needs about as long to wake up as a game to be read. Nothing else may
 * ask AWT for anything until the search has ended.
 */
public final class DisplaySearch implements AutoCloseable {
    private final Thread thread = new Thread(this::search, "kodama-display");
    private volatile @Nullable String obstacle;

    private DisplaySearch() {}

    /** Begins to look, while the caller does something else. */
    public static DisplaySearch start() {
        DisplaySearch search = new DisplaySearch();
        search.thread.setDaemon(true);
        search.thread.start();
        return search;
    }

    private void search() {
        String found = DisplayAvailability.unavailableReason();
        obstacle = found;
        if (found == null && !AppIdentity.isMac()) Toolkit.getDefaultToolkit(); // macOS has to know the title before
    }

    /**
     * Waits for the end of the search.
     *
     * @return as {@link DisplayAvailability#unavailableReason}
     */
    public @Nullable String unavailableReason() {
        close();
        return obstacle;
    }

    /** Waits for the end of the search, so that others may ask AWT. */
    @Override
    public void close() {
        boolean isHurried = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException hurried) {
                isHurried = true;
            }
        }
        if (isHurried) Thread.currentThread().interrupt();
    }
}
