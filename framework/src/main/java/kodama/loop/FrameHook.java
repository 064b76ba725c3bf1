package kodama.loop;

/** Work that a frame does after its picture was handed over, while the draw thread draws. */
public interface FrameHook {
    /**
     * Does the work of one frame.
     *
     * @param frames how many frames there have been in this program, this one included; from 1
     */
    void afterDraw(long frames);
}
