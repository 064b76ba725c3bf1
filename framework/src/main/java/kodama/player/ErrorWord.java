package kodama.player;

import kodama.loop.FrameHook;
import kodama.loop.GameErrors;

/** Tells players that something in the game has failed, who otherwise would wonder why it stands or lacks something. */
public final class ErrorWord implements FrameHook {
    private final GameErrors errors;
    private final Word word;
    private int told;

    /**
     * Has told nothing so far.
     *
     * @param errors those of the game
     * @param word says so
     */
    public ErrorWord(GameErrors errors, Word word) {
        this.errors = errors;
        this.word = word;
    }

    @Override
    public void afterDraw(long frames) {
        int count = errors.count();
        if (count > told) word.say("failed");
        told = count;
    }
}
