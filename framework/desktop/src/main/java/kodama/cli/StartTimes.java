package kodama.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import kodama.draw.FrameBuffer;
import kodama.draw.Presenter;
import kodama.loop.FrameHook;
import kodama.loop.ProgramPhase;
import kodama.loop.World;
import kodama.script.debug.BreakpointHandler;
import org.jspecify.annotations.Nullable;

/**
 * Records when each phase of a start ends, for {@code kodama bench start}: it starts the program with the system
 * property {@link #PROPERTY}, and this class writes that file when the first picture has been shown.
 */
public final class StartTimes implements Presenter, FrameHook {
    /** System property with the path of the file to write. */
    public static final String PROPERTY = "kodama.start.times";

    /** Null in almost all runs. */
    private static final @Nullable StartTimes REQUESTED = requested(System.getProperty(PROPERTY));

    private final Path file;
    private final StringBuffer lines = new StringBuffer();
    /** Whether the first world has been built, so that frames show the game. */
    private volatile boolean hasWorld;

    private boolean isDrawn;
    private boolean isShown;

    StartTimes(Path file) {
        this.file = file;
    }

    private static @Nullable StartTimes requested(@Nullable String file) {
        return file == null ? null : new StartTimes(Path.of(file));
    }

    /** Returns the recorder; null if no times are requested. */
    static @Nullable StartTimes ifRequested() {
        return REQUESTED;
    }

    /** Records the end of a phase if times are requested. */
    static void mark(String phase) {
        if (REQUESTED != null) REQUESTED.add(phase);
    }

    /** A line has the phase and its end, in milliseconds of the system's clock, which all programs share. */
    private void add(String phase) {
        lines.append(phase).append('=').append(System.currentTimeMillis()).append('\n');
    }

    /** Records the end of what is opened before the first world; until its first frame there is only a loading mark. */
    void phaseStarted(ProgramPhase phase) {
        if (hasWorld) return;
        if (phase == ProgramPhase.INIT_3) add("images, fonts, threads");
        if (phase == ProgramPhase.FRAME) hasWorld = true;
    }

    @Override
    public void beginWorld(World world, BreakpointHandler breakpointHandler) {
        if (!hasWorld) add("Lua and its modules");
    }

    @Override
    public void afterDraw(long frames) {}

    @Override
    public void observeFrame(FrameBuffer frame) {
        if (!hasWorld || isDrawn) return;
        isDrawn = true;
        add("scripts and the first frame");
    }

    /** Called after the window has shown the frame. */
    @Override
    public void present(FrameBuffer frame) {
        if (!isDrawn || isShown) return;
        isShown = true;
        add("picture on the screen");
        try {
            Files.writeString(file, lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {}
}
