package kodama.loop.replay;

import kodama.replay.WorldHash;

/** Finds in what two hashes differ, with the values that are known: numbers of things before their contents. */
final class HashDifference {
    private HashDifference() {}

    /** Returns the first difference between two hashes that are not equal. Values that are unknown are empty. */
    static StateDifference between(WorldHash recorded, WorldHash now) {
        if (recorded.scene() != now.scene()) return of("the scene");
        if (recorded.taskCount() != now.taskCount())
            return count("the number of tasks", recorded.taskCount(), now.taskCount());
        if (recorded.shotCount() != now.shotCount())
            return count("the number of shots", recorded.shotCount(), now.shotCount());
        if (recorded.laserCount() != now.laserCount())
            return count("the number of lasers", recorded.laserCount(), now.laserCount());
        if (recorded.randomCalls() != now.randomCalls())
            return count("the number of calls of math.random", recorded.randomCalls(), now.randomCalls());
        if (recorded.tasks() != now.tasks()) return of("a field of a task");
        if (recorded.shots() != now.shots()) return of("a shot");
        return of(recorded.lasers() == now.lasers() ? "the seed of math.random" : "a laser");
    }

    private static StateDifference of(String what) {
        return new StateDifference(what, "", "");
    }

    private static StateDifference count(String what, long recorded, long now) {
        return new StateDifference(what, Long.toString(recorded), Long.toString(now));
    }
}
