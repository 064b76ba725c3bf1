package kodama.cli;

import java.util.function.Consumer;
import kodama.base.Faults;
import kodama.loop.LoopObject;

/** A loop object of which someone hears what it throws, while all that it has opened is still there. */
final class CrashWatch implements LoopObject {
    private final LoopObject loop;
    private final Consumer<Throwable> crashed;

    CrashWatch(LoopObject loop, Consumer<Throwable> crashed) {
        this.loop = loop;
        this.crashed = crashed;
    }

    private void watch(Runnable part) {
        try {
            part.run();
        } catch (Throwable failed) {
            Faults.passFatal(failed);
            crashed.accept(failed);
            throw failed;
        }
    }

    @Override
    public void init1() {
        watch(loop::init1);
    }

    @Override
    public void init2() {
        watch(loop::init2);
    }

    @Override
    public void init3() {
        watch(loop::init3);
    }

    @Override
    public void changeFrameRate(int fps) {
        watch(() -> loop.changeFrameRate(fps));
    }

    @Override
    public void frame() {
        watch(loop::frame);
    }

    @Override
    public void end1(String reason) {
        watch(() -> loop.end1(reason));
    }

    @Override
    public void end2() {
        loop.end2();
    }

    @Override
    public int result() {
        return loop.result();
    }
}
