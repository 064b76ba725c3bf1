package kodama.replay;

/** Writes and reads hashes of worlds; a part that is the same as in the last hash takes no bytes. */
final class Checkpoints {
    static final WorldHash NONE = new WorldHash(0, 0, 0, 0, 0, 0, 0, 0, 0);

    private static final int TASKS = 1;
    private static final int SHOTS = 2;
    private static final int LASERS = 4;
    private static final int RANDOM = 8;
    private static final int SCENE = 16;
    private static final int KNOWN = 31;

    private Checkpoints() {}

    static void write(WorldHash now, WorldHash last, ByteChunks out) {
        out.put((now.tasks() == last.tasks() ? 0 : TASKS)
                | (now.shots() == last.shots() ? 0 : SHOTS)
                | (now.lasers() == last.lasers() ? 0 : LASERS)
                | (now.random() == last.random() ? 0 : RANDOM)
                | (now.scene() == last.scene() ? 0 : SCENE));
        writeIfChanged(now.tasks(), last.tasks(), out);
        writeIfChanged(now.shots(), last.shots(), out);
        writeIfChanged(now.lasers(), last.lasers(), out);
        writeIfChanged(now.random(), last.random(), out);
        writeIfChanged(now.scene(), last.scene(), out);
        out.signed((long) now.taskCount() - last.taskCount());
        out.signed((long) now.shotCount() - last.shotCount());
        out.signed((long) now.laserCount() - last.laserCount());
        out.signed(now.randomCalls() - last.randomCalls());
    }

    private static void writeIfChanged(int now, int last, ByteChunks out) {
        if (now != last) out.fixed(now, Integer.BYTES);
    }

    static WorldHash read(WorldHash last, ByteCursor in) {
        int changed = in.next();
        if ((changed & ~KNOWN) != 0) throw new ReplayException("it contains a checkpoint of an unknown kind");
        return new WorldHash(
                readIf((changed & TASKS) != 0, last.tasks(), in),
                readIf((changed & SHOTS) != 0, last.shots(), in),
                readIf((changed & LASERS) != 0, last.lasers(), in),
                readIf((changed & RANDOM) != 0, last.random(), in),
                readIf((changed & SCENE) != 0, last.scene(), in),
                last.taskCount() + in.signedInt("a number of tasks"),
                last.shotCount() + in.signedInt("a number of shots"),
                last.laserCount() + in.signedInt("a number of lasers"),
                last.randomCalls() + in.signed());
    }

    private static int readIf(boolean hasChanged, int last, ByteCursor in) {
        return hasChanged ? (int) in.fixed(Integer.BYTES) : last;
    }
}
