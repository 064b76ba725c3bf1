package kodama.desktop;

import java.awt.Toolkit;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a display in the background, because AWT takes as long to start as the game to load. AWT must not be used
 * until the search has ended.
 */
public final class DisplaySearch implements AutoCloseable {
    private final Thread thread = new Thread(this::search, "kodama-display");
    private volatile @Nullable String obstacle;

    private DisplaySearch() {}

    /** Starts the search and returns at once. */
    public static DisplaySearch start() {
        DisplaySearch search = new DisplaySearch();
        search.thread.setDaemon(true);
        search.thread.start();
        return search;
    }

    private void search() {
        String found = DisplayAvailability.unavailableReason();
        obstacle = found;
        if (found == null && !AppIdentity.isMac()) Toolkit.getDefaultToolkit(); // macOS must get the title first
    }

    /**
     * Waits for the end of the search.
     *
     * @return see {@link DisplayAvailability#unavailableReason}
     */
    public @Nullable String unavailableReason() {
        close();
        return obstacle;
    }

    /** Waits for the end of the search, so that AWT may be used. */
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
