package kodama.cli;

import kodama.draw.FrameBuffer;
import kodama.draw.Presenter;

/** Shows each frame on two presenters. */
record Both(Presenter first, Presenter second) implements Presenter {
    @Override
    public void present(FrameBuffer frame) {
        first.present(frame);
        second.present(frame);
    }

    @Override
    public void close() {
        first.close();
        second.close();
    }
}
