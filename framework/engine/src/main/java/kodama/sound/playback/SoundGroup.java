package kodama.sound.playback;

import kodama.sound.mix.AudioBus;

/** A group of sounds as the game has set it, and the mixer's group that it stands for. */
final class SoundGroup {
    private final String name;
    private final AudioBus group;
    private boolean paused;
    private boolean pausesWithGame = true;

    SoundGroup(String name, AudioBus group) {
        this.name = name;
        this.group = group;
    }

    String name() {
        return name;
    }

    AudioBus group() {
        return group;
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

    /** Whether it is to stand still, in a game that is held or not. */
    boolean isPausedNow(boolean held) {
        return paused || (held && pausesWithGame);
    }
}
