package kodama.sound.synth;

import java.util.Locale;
import java.util.SplittableRandom;

/** Kinds of effects: each seed gives another one of the kind, by the chances that sfxr has for it. */
public enum Preset {
    /** Something is picked up: high, often with a jump. */
    COIN {
        @Override
        Sfx roll(Dice dice) {
            Sfx coin = ended(dice, 0, 0.1, 0.1, 0.4)
                    .moved(SfxField.FREQ, dice.from(0.4, 0.5))
                    .moved(SfxField.PUNCH, dice.from(0.3, 0.3));
            if (dice.tails()) return coin;
            return coin.moved(SfxField.JUMP_SPEED, dice.from(0.5, 0.2)).moved(SfxField.JUMP, dice.from(0.2, 0.4));
        }
    },
    /** A shot: a steep fall. */
    LASER {
        @Override
        Sfx roll(Dice dice) {
            Sfx laser = fall(
                    dice, ended(dice, 0.1, 0.2, 0, 0.4).with(dice.of(Wave.SQUARE, Wave.SQUARE, Wave.SAW, Wave.SINE)));
            laser = dice.heads()
                    ? laser.moved(SfxField.DUTY, dice.from(0, 0.5)).moved(SfxField.DUTY_SLIDE, dice.from(0, 0.2))
                    : laser.moved(SfxField.DUTY, dice.from(0.4, 0.5)).moved(SfxField.DUTY_SLIDE, -dice.from(0, 0.7));
            if (dice.heads()) laser = laser.moved(SfxField.PUNCH, dice.from(0, 0.3));
            if (dice.oneIn(3))
                laser = laser.moved(SfxField.PHASER, dice.from(0, 0.2))
                        .moved(SfxField.PHASER_SLIDE, -dice.from(0, 0.2));
            return dice.heads() ? laser.moved(SfxField.HIGH_PASS, dice.from(0, 0.3)) : laser;
        }

        private Sfx fall(Dice dice, Sfx laser) {
            if (dice.oneIn(3))
                return laser.moved(SfxField.FREQ, dice.from(0.3, 0.6))
                        .moved(SfxField.FREQ_LIMIT, dice.from(0, 0.1))
                        .moved(SfxField.SLIDE, -dice.from(0.35, 0.3));
            double freq = dice.from(0.5, 0.5);
            return laser.moved(SfxField.FREQ, freq)
                    .moved(SfxField.FREQ_LIMIT, Math.max(0.2, freq - dice.from(0.2, 0.6)))
                    .moved(SfxField.SLIDE, -dice.from(0.15, 0.2));
        }
    },
    /** Noise with a punch. */
    EXPLOSION {
        @Override
        Sfx roll(Dice dice) {
            double freq = dice.heads() ? dice.from(0.1, 0.4) : dice.from(0.2, 0.7);
            Sfx explosion = ended(dice, 0.1, 0.3, 0.1, 0.4)
                    .with(Wave.NOISE)
                    .moved(SfxField.FREQ, freq * freq)
                    .moved(
                            SfxField.SLIDE,
                            dice.oneIn(5) ? 0 : dice.heads() ? dice.from(-0.1, 0.4) : -dice.from(0.2, 0.2))
                    .moved(SfxField.PUNCH, dice.from(0.2, 0.6));
            if (dice.oneIn(3)) explosion = explosion.moved(SfxField.RETRIGGER, dice.from(0.3, 0.5));
            if (dice.heads())
                explosion = explosion
                        .moved(SfxField.PHASER, dice.from(-0.3, 0.9))
                        .moved(SfxField.PHASER_SLIDE, -dice.from(0, 0.3));
            if (dice.heads()) explosion = wavering(dice, explosion);
            if (!dice.oneIn(3)) return explosion;
            return explosion.moved(SfxField.JUMP_SPEED, dice.from(0.6, 0.3)).moved(SfxField.JUMP, dice.from(-0.8, 1.6));
        }
    },
    /** A rise that comes again and again, or wavers. */
    POWERUP {
        @Override
        Sfx roll(Dice dice) {
            Sfx rise = ended(dice, 0.05, 0.35, 0.1, 0.4).moved(SfxField.FREQ, dice.from(0.2, 0.3));
            rise = dice.heads() ? rise.with(Wave.SAW) : rise.moved(SfxField.DUTY, dice.from(0, 0.6));
            if (dice.heads())
                return rise.moved(SfxField.SLIDE, dice.from(0.1, 0.4)).moved(SfxField.RETRIGGER, dice.from(0.4, 0.4));
            rise = rise.moved(SfxField.SLIDE, dice.from(0.05, 0.2));
            return dice.heads() ? wavering(dice, rise) : rise;
        }
    },
    /** Something is hurt: a short fall. */
    HIT {
        @Override
        Sfx roll(Dice dice) {
            Sfx hit = ended(dice, 0, 0.1, 0.1, 0.2)
                    .with(dice.of(Wave.SQUARE, Wave.SAW, Wave.NOISE))
                    .moved(SfxField.DUTY, dice.from(0, 0.6))
                    .moved(SfxField.FREQ, dice.from(0.2, 0.6))
                    .moved(SfxField.SLIDE, -dice.from(0.3, 0.4));
            return dice.heads() ? hit.moved(SfxField.HIGH_PASS, dice.from(0, 0.3)) : hit;
        }
    },
    /** A square that rises. */
    JUMP {
        @Override
        Sfx roll(Dice dice) {
            Sfx jump = ended(dice, 0.1, 0.3, 0.1, 0.2)
                    .moved(SfxField.DUTY, dice.from(0, 0.6))
                    .moved(SfxField.FREQ, dice.from(0.3, 0.3))
                    .moved(SfxField.SLIDE, dice.from(0.1, 0.2));
            if (dice.heads()) jump = jump.moved(SfxField.HIGH_PASS, dice.from(0, 0.3));
            return dice.heads() ? jump.moved(SfxField.LOW_PASS, 1 - dice.from(0, 0.6)) : jump;
        }
    },
    /** A menu's answer: short. */
    BLIP {
        @Override
        Sfx roll(Dice dice) {
            return ended(dice, 0.1, 0.1, 0, 0.2)
                    .with(dice.of(Wave.SQUARE, Wave.SAW))
                    .moved(SfxField.DUTY, dice.from(0, 0.6))
                    .moved(SfxField.FREQ, dice.from(0.2, 0.4))
                    .moved(SfxField.HIGH_PASS, 0.1);
        }
    };

    /** Chance, by a seed. */
    private record Dice(SplittableRandom random) {
        double from(double least, double range) {
            return least + random.nextDouble() * range;
        }

        boolean heads() {
            return random.nextBoolean();
        }

        boolean tails() {
            return !heads();
        }

        boolean oneIn(int many) {
            return random.nextInt(many) == 0;
        }

        Wave of(Wave... waves) {
            return waves[random.nextInt(waves.length)];
        }
    }

    abstract Sfx roll(Dice dice);

    /**
     * Makes an effect.
     *
     * @param seed which of the kind; the same seed gives the same effect
     */
    public Sfx make(long seed) {
        return roll(new Dice(new SplittableRandom(seed)));
    }

    /** Tells what scripts call it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** How long it stays, and how long it fades: at least so much, and so much more by chance. */
    private static Sfx ended(Dice dice, double sustain, double sustainMore, double decay, double decayMore) {
        return Sfx.USUAL
                .moved(SfxField.SUSTAIN, dice.from(sustain, sustainMore))
                .moved(SfxField.DECAY, dice.from(decay, decayMore));
    }

    private static Sfx wavering(Dice dice, Sfx sfx) {
        return sfx.moved(SfxField.VIBRATO, dice.from(0, 0.7)).moved(SfxField.VIBRATO_SPEED, dice.from(0, 0.6));
    }
}
