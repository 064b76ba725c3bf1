package kodama.script.api.draw;

import kodama.base.ErrorSink;
import kodama.base.FatalErrors;
import kodama.draw.EffectPixels;
import kodama.draw.Image;
import kodama.draw.PixelEffect;
import org.jspecify.annotations.Nullable;

/** An effect of a game's own. When it throws, the error is reported and the effect no longer changes anything. */
final class OwnEffect implements PixelEffect {
    private final PixelEffect effect;
    private final ErrorSink errors;
    private volatile boolean hasFailed;

    OwnEffect(PixelEffect effect, ErrorSink errors) {
        this.effect = effect;
        this.errors = errors;
    }

    @Override
    public void begin(EffectPixels pixels) {
        attempt(() -> effect.begin(pixels));
    }

    @Override
    public @Nullable Image picture() {
        return effect.picture();
    }

    @Override
    public int passes() {
        return effect.passes();
    }

    @Override
    public boolean readsNeighbors(int pass) {
        return effect.readsNeighbors(pass);
    }

    @Override
    public void apply(int pass, EffectPixels pixels, int top, int bottom) {
        attempt(() -> effect.apply(pass, pixels, top, bottom));
    }

    private void attempt(Runnable step) {
        if (hasFailed) return;
        try {
            step.run();
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            fail(failed);
        }
    }

    /** Reports the first error; several threads may fail at once. */
    private synchronized void fail(Throwable failed) {
        if (!hasFailed) errors.report("effect " + effect.getClass().getName(), failed);
        hasFailed = true;
    }
}
