package kodama.shot.look;

/** A change of the style of shots in flight. */
public interface StyleChange {
    /**
     * Returns the style of a shot after the change. Called whenever a shot changes.
     *
     * @param before the style of the shot
     */
    ShotStyle apply(ShotStyle before);

    /** Returns whether the change replaces a property that a shot has set itself; otherwise the shot keeps it. */
    boolean replaces(LookProperty property);

    /** Returns whether the change replaces a radius that a shot has set itself; otherwise the shot keeps it. */
    boolean replacesRadius();

    /** Returns a change after which a shot looks as if it had just been fired with a style. */
    static StyleChange to(ShotStyle style) {
        return new StyleChange() {
            @Override
            public ShotStyle apply(ShotStyle before) {
                return style;
            }

            @Override
            public boolean replaces(LookProperty property) {
                return true;
            }

            @Override
            public boolean replacesRadius() {
                return true;
            }
        };
    }
}
