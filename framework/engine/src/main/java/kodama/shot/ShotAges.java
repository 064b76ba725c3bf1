package kodama.shot;

/** The ages of shots: the end of their delays and of their lives. */
final class ShotAges {
    private final ShotData data;

    ShotAges(ShotData data) {
        this.data = data;
    }

    /** Increments the ages of the shots before an index. */
    void advance(int end) {
        data.incrementAges(end);
        if (data.hasAny(ShotTraits.DELAYED)) launch(end);
        if (data.hasAny(ShotTraits.LIMITED_LIFE)) expire(end);
    }

    private void launch(int end) {
        for (int i = 0; i < end; i++) {
            if (!data.has(i, ShotTraits.DELAYED) || data.age[i] != 0) continue;
            data.removeTrait(i, ShotTraits.DELAYED);
            data.setVelocity(i, data.angle[i], data.speed[i]);
        }
    }

    private void expire(int end) {
        for (int i = 0; i < end; i++) {
            if (data.has(i, ShotTraits.LIMITED_LIFE)
                    && data.age[i] >= data.spec(i).life()) data.kill(i, ShotEndReason.LIFE);
        }
    }
}
