package kodama.file;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_DELETE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_MODIFY;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Listens to the operating system's events for some folders, so that they are listed only if something may have
 * changed. An event may name the file, but not what happened to it.
 *
 * <p>If the system has no events, or may have missed some, the result is true. Owned by the thread that calls it.
 */
final class FolderEvents implements BooleanSupplier, AutoCloseable {
    /**
     * Folders on other machines may change without an event, so after this many calls without one the result is true.
     */
    private static final int MAX_CALLS_WITHOUT_EVENT = 40;

    private final List<Path> folders;
    private final @Nullable WatchService service;
    private final Set<Path> named = new HashSet<>();
    private boolean isListening;
    private int callsWithoutEvent;

    FolderEvents(List<Path> folders) {
        this.folders = folders;
        service = open();
        isListening = listen();
    }

    /** If Java implements events by polling, it polls too rarely to be useful. */
    private static @Nullable WatchService open() {
        try {
            WatchService opened = FileSystems.getDefault().newWatchService();
            if (!opened.getClass().getSimpleName().contains("Polling")) return opened;
            opened.close();
        } catch (IOException | UnsupportedOperationException none) {
            // without events every call returns true
        }
        return null;
    }

    /** Registers all existing folders; registering a folder again has no effect. */
    private boolean listen() {
        if (service == null) return false;
        try {
            for (Path root : folders) listenBelow(root);
            return true;
        } catch (IOException | GameFileException gone) {
            return false;
        }
    }

    /** The system reports events of folders only, so a file is watched through its folder. */
    private void listenBelow(Path root) throws IOException {
        if (Files.isRegularFile(root)) listen(Objects.requireNonNull(root.getParent()));
        else for (Path each : FolderTree.folders(root)) listen(each);
    }

    private void listen(Path folder) throws IOException {
        folder.register(service, ENTRY_CREATE, ENTRY_DELETE, ENTRY_MODIFY);
    }

    /** Returns whether something may have happened since the last call. */
    @Override
    public boolean getAsBoolean() {
        boolean hasEvents = hasEvents();
        callsWithoutEvent = hasEvents ? 0 : callsWithoutEvent + 1;
        return hasEvents || callsWithoutEvent % MAX_CALLS_WITHOUT_EVENT == 0;
    }

    /** Whether an event before the last call has named a file. */
    boolean hasReported(@Nullable Path file) {
        return named.contains(file);
    }

    /** Whether there were events since the last call or events are not supported; also registers new folders. */
    boolean hasEvents() {
        if (!drain() && isListening) return false;
        isListening = listen();
        return true;
    }

    private boolean drain() {
        boolean any = false;
        named.clear();
        if (service == null) return true;
        for (WatchKey key = service.poll(); key != null; key = service.poll()) {
            for (WatchEvent<?> event : key.pollEvents()) record((Path) key.watchable(), event.context());
            key.reset();
            any = true;
        }
        return any;
    }

    /** Records the file of an event; an overflow event names none. */
    private void record(Path folder, @Nullable Object name) {
        if (name instanceof Path file) named.add(folder.resolve(file));
    }

    @Override
    public void close() {
        try {
            if (service != null) service.close();
        } catch (IOException left) {
            throw new GameFileException(folders.toString(), "cannot be closed (" + left.getMessage() + ")", left);
        }
    }
}
