package kodama.cli;

import kodama.loop.FrameHook;

/** Has the game drawn as it is at the last tick, also between two: its last picture is kept. */
final class KeptPictures implements FrameHook {
    @Override
    public void afterDraw(long frames) {}

    @Override
    public boolean keepsPictures() {
        return true;
    }
}
