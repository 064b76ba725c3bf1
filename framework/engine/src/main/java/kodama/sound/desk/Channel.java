package kodama.sound.desk;

import kodama.sound.mix.Group;

/** A group of sounds as the game has set it, and the mixer's group that it stands for. */
final class Channel {
    private final String name;
    private final Group group;
    private boolean paused;
    private boolean pausesWithGame = true;

    Channel(String name, Group group) {
        this.name = name;
        this.group = group;
    }

    String name() {
        return name;
    }

    Group group() {
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
    boolean isStill(boolean held) {
        return paused || (held && pausesWithGame);
    }
}
