package kodama.pads;

import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.input.PadDriver;
import kodama.input.RawInput;

/** The thread that makes all calls of the library: some systems require one thread, and the game never waits. */
final class PadThread implements PadDriver.RunningDriver {
    /** Four times per tick. */
    private static final long POLL_MILLIS = 4;

    /** While no controller is plugged in: often enough to notice a new one. */
    private static final long LOOK_MILLIS = 100;

    private static final long END_MILLIS = 500;

    private final Supplier<PadLibrary> libraries;
    private final RawInput input;
    private final Consumer<String> warnings;
    private final Runnable onEnd;
    private final Thread thread;
    private volatile boolean isClosed;

    PadThread(Supplier<PadLibrary> libraries, RawInput input, Consumer<String> warnings, Runnable onEnd) {
        this.libraries = libraries;
        this.input = input;
        this.warnings = warnings;
        this.onEnd = onEnd;
        thread = new Thread(this::run, "kodama-jamepad");
        thread.setDaemon(true);
    }

    PadThread start() {
        thread.start();
        return this;
    }

    /** A native library may not fit the system, or lack a part of it. */
    private void run() {
        try {
            play();
        } catch (InterruptedException closed) {
            // the thread ends
        } catch (RuntimeException | LinkageError | OutOfMemoryError broken) {
            if (!isClosed) giveUp(broken);
        }
    }

    private void play() throws InterruptedException {
        try (PadLibrary library = libraries.get();
                PadPoller pads = new PadPoller(library, input)) {
            while (!isClosed) Thread.sleep(pads.poll() ? POLL_MILLIS : LOOK_MILLIS);
        }
    }

    private void giveUp(Throwable broken) {
        warnings.accept("Jamepad cannot read gamepads (" + reason(broken) + ")");
        onEnd.run();
    }

    /** Returns the first line of the root cause. */
    private static String reason(Throwable broken) {
        Throwable first = broken;
        while (first.getCause() != null) first = first.getCause();
        String message = first.getMessage();
        return message == null || message.isBlank()
                ? first.getClass().getSimpleName()
                : message.strip().lines().findFirst().orElseThrow();
    }

    /** Waits until everything is released, but not for long. */
    @Override
    public void close() {
        isClosed = true;
        thread.interrupt();
        try {
            thread.join(END_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
