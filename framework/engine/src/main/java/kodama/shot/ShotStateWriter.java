package kodama.shot;

import kodama.base.StateSink;

/** Writes the numbers of all shots to a state. There must be no gaps in the arrays. */
final class ShotStateWriter {
    private final ShotData data;

    private double[] masked = new double[0];
    private int[] simulated = new int[0];
    // the traits that all shots have, and those that some of them have
    private int sharedTraits;
    private int presentTraits;

    ShotStateWriter(ShotData data) {
        this.data = data;
    }

    /** Writes what every shot has. */
    void write(StateSink to) {
        compareTraits();
        int size = data.size;
        to.add("x", data.x, size);
        to.add("y", data.y, size);
        to.add("angle", data.angle, size);
        to.add("speed", data.speed, size);
        to.add("x speed", data.stepX, size);
        to.add("y speed", data.stepY, size);
        to.add("radius", data.radius, size);
        to.add("damage", data.damage, size);
        to.add("age", data.age, size);
        to.add("groups that it hits", data.hits, size);
        to.add("properties", simulatedTraits(), size);
        to.add("grazed targets", data.grazed, size);
        write(to, "x speed by gravity and wind", data.fallX, ShotTraits.FALLING);
        write(to, "y speed by gravity and wind", data.fallY, ShotTraits.FALLING);
    }

    private void compareTraits() {
        sharedTraits = data.size == 0 ? 0 : -1;
        presentTraits = 0;
        if (!data.hasAny(ShotTraits.MOTION | ShotTraits.WALLED)) return;
        for (int i = 0; i < data.size; i++) {
            sharedTraits &= data.traits[i];
            presentTraits |= data.traits[i];
        }
    }

    /** Returns the traits of all shots without those that have no influence on the simulation. */
    private int[] simulatedTraits() {
        if (!data.hasAny(ShotTraits.NOT_SIMULATED)) return data.traits;
        if (simulated.length == 0) simulated = new int[data.capacity()];
        for (int i = 0; i < data.size; i++) simulated[i] = data.traits[i] & ~ShotTraits.NOT_SIMULATED;
        return simulated;
    }

    /** Writes a property of the shots that have a trait of motion, or walls; nothing if none has it. */
    void write(StateSink to, String name, SparseColumn column, int trait) {
        if ((presentTraits & trait) == 0) return;
        if ((sharedTraits & trait) == trait) column.writeState(to, name, data.size);
        else writeMasked(to, name, column, trait);
    }

    private void writeMasked(StateSink to, String name, SparseColumn column, int trait) {
        if (masked.length == 0) masked = new double[data.capacity()];
        column.copyTo(masked, data.traits, trait, data.size);
        to.add(name, masked, data.size);
    }
}
