package kodama.replay;

/**
 * The state of a game's world in a few numbers: worlds with equal numbers have the same state.
 *
 * @param tasks hash of all tasks and their fields, in order
 * @param shots hash of all shots
 * @param lasers hash of all lasers
 * @param random hash of the state of the random numbers
 * @param scene hash of the current scene and its state
 * @param taskCount number of tasks
 * @param shotCount number of shots
 * @param laserCount number of lasers
 * @param randomCalls number of random numbers since the seed was set
 */
public record WorldHash(
        int tasks,
        int shots,
        int lasers,
        int random,
        int scene,
        int taskCount,
        int shotCount,
        int laserCount,
        long randomCalls) {}
