package kodama.sound.playback;

import kodama.sound.mix.AudioBus;

/** The state of a sound group in the game, and its bus in the mixer. */
final class SoundGroup {
    private final String name;
    private final AudioBus bus;
    private boolean paused;
    private boolean pausesWithGame = true;

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

    void setPausesWithGame(boolean wanted) {
        pausesWithGame = wanted;
    }

    /** Returns whether the group is paused, given whether the game is. */
    boolean isPausedNow(boolean gamePaused) {
        return paused || (gamePaused && pausesWithGame);
    }
}
