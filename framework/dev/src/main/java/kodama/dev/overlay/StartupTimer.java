package kodama.dev.overlay;

import java.util.Locale;
import java.util.function.Consumer;
import kodama.loop.FrameHook;
import kodama.loop.ProgramPhase;
import kodama.time.NanoClock;

/**
 * Measures the duration of the last start or reset: from its beginning to the first frame, and of that frame. Owned by
 * the game thread.
 */
public final class StartupTimer implements Consumer<ProgramPhase>, FrameHook {
    private static final double NANOS_PER_MILLI = 1e6;

    private final NanoClock clock;

    /** The start of the last start or reset, and of its first frame; values of {@link NanoClock#nanoTime}. */
    private long begun;

    private long loaded;
    private boolean isFirstFrame;
    private String text = "";

    public StartupTimer(NanoClock clock) {
        this.clock = clock;
    }

    @Override
    public void accept(ProgramPhase phase) {
        if (phase == ProgramPhase.CREATE_LOOP || phase == ProgramPhase.END_1) begun = clock.nanoTime();
        if (phase == ProgramPhase.INIT_3) isFirstFrame = true;
        if (phase == ProgramPhase.FRAME) loaded = clock.nanoTime();
    }

    @Override
    public void afterDraw(long frames) {
        if (!isFirstFrame) return;
        isFirstFrame = false;
        text = String.format(
                Locale.ROOT,
                "loading %.0f ms, first frame %.0f ms",
                (loaded - begun) / NANOS_PER_MILLI,
                (clock.nanoTime() - loaded) / NANOS_PER_MILLI);
    }

    /** The last result, such as {@code loading 12 ms, first frame 3 ms}; empty before the first frame. */
    public String text() {
        return text;
    }
}
