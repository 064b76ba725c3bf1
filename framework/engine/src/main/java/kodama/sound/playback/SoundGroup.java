package kodama.sound.playback;

import kodama.option.LocalizedText;
import kodama.sound.mix.AudioBus;
import org.jspecify.annotations.Nullable;

/** The state of a sound group in the game, and its bus in the mixer. */
final class SoundGroup {
    private final String name;
    private final AudioBus bus;
    private boolean paused;
    private boolean pausesWithGame = true;
    private boolean isShown;
    private @Nullable LocalizedText label;

    SoundGroup(String name, AudioBus bus) {
        this.name = name;
        this.bus = bus;
    }

    String name() {
        return name;
    }

    AudioBus group() {
        return bus;
    }

    boolean isPaused() {
        return paused;
    }

    void setPaused(boolean wanted) {
        paused = wanted;
    }

    /** Whether players can set its volume: each group except for {@code voice} before the game uses it. */
    boolean isShown() {
        return isShown;
    }

    void show() {
        isShown = true;
    }

    /** Returns the name for players; null for the default. */
    @Nullable
    LocalizedText label() {
        return label;
    }

    void setLabel(LocalizedText wanted) {
        label = wanted;
    }

    void setPausesWithGame(boolean wanted) {
        pausesWithGame = wanted;
    }

    /** Returns whether the group is paused, given whether the game is. */
    boolean isPausedNow(boolean gamePaused) {
        return paused || (gamePaused && pausesWithGame);
    }
}
