package gameloop;

import java.util.function.Consumer;
import kodama.time.CorrectedPacer;
import kodama.time.FpsMeter;
import kodama.time.FramePacer;
import kodama.time.FrameRate;
import kodama.time.NanoClock;

/** The document's GameMaster: a loop on its own thread, for programs that use only Kodama's clocks. */
public final class GameMaster extends Thread {
    private final NanoClock clock;
    private final Runnable update;
    private final Consumer<String> render;
    private volatile boolean terminated;

    /**
     * Creates a loop; {@link #start} starts it.
     *
     * @param clock measures the frames and sleeps between them
     * @param update advances the program by one frame
     * @param render draws a frame; receives the text of the frame counter
     */
    public GameMaster(NanoClock clock, Runnable update, Consumer<String> render) {
        super("game loop");
        this.clock = clock;
        this.update = update;
        this.render = render;
    }

    /** Updates and renders sixty times a second, until {@link #terminate}. */
    @Override
    public void run() {
        FpsMeter meter = new FpsMeter(clock);
        FramePacer pacer = new CorrectedPacer(clock, new FrameRate(60));
        while (!terminated) {
            update.run();
            render.accept(meter.text());
            meter.frame();
            pacer.awaitNextFrame(); // corrected by the error of the last sleep
        }
    }

    /** Ends the loop after the current frame. */
    public void terminate() {
        terminated = true;
    }
}
