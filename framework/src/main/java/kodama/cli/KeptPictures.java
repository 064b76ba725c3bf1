package kodama.cli;

import kodama.loop.FrameHook;

/** Draws a smooth game as it is at the last tick, not between two, since its last picture is kept. */
final class KeptPictures implements FrameHook {
    @Override
    public void afterDraw(long frames) {}

    @Override
    public boolean keepsPictures() {
        return true;
    }
}
