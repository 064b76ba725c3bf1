package kodama.dev.inspect;

import java.awt.FlowLayout;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSlider;
import javax.swing.JTextField;
import kodama.script.debug.NumberRange;
import kodama.script.debug.TuneRange;

/** The control for a tune: a slider for a number with bounds, a check box, a list of choices, or a text field. */
final class TuneControl extends JPanel {
    private static final long serialVersionUID = 1;
    private static final int STEPS = 1000;
    private static final int DIGITS = 5;
    private static final int NAME_WIDTH = 130;
    private static final int SLIDER_WIDTH = 150;
    private static final int TEXT_WIDTH = 70;
    private static final int HEIGHT = 24;

    private final transient InspectorRequests requests;
    private final String name;
    private final JComponent control;
    private final JTextField text = new JTextField(DIGITS);
    private final JButton reset = new JButton("Reset");
    private final JButton write = new JButton("Write back");

    /** Whether the control is being updated, which is not a change by the user. */
    private boolean isShowing;

    TuneControl(TuneRow tune, InspectorRequests requests) {
        super(new FlowLayout(FlowLayout.LEADING));
        this.requests = requests;
        this.name = tune.name();
        control = control(tune);
        control.setName("tune " + name);
        JLabel label = new JLabel(name);
        label.setPreferredSize(InspectorTheme.scaled(NAME_WIDTH, HEIGHT));
        InspectorTheme.disableHtml(label);
        label.setToolTipText(tune.place() + " says " + tune.scriptText());
        add(label);
        add(inColumn(control == text ? new JLabel() : control, SLIDER_WIDTH));
        add(inColumn(control == text || control instanceof JSlider ? text : new JLabel(), TEXT_WIDTH));
        text.addActionListener(event -> requests.setTune(name, text.getText()));
        reset.addActionListener(event -> requests.resetTune(name));
        reset.setToolTipText("Use the script's value again");
        write.addActionListener(event -> requests.writeBackTune(name));
        write.setToolTipText("Write the value into the script, at " + tune.place());
        add(reset);
        add(write);
        show(tune);
    }

    /** Gives a part the width of its column, so that all rows are aligned. */
    private static JComponent inColumn(JComponent part, int width) {
        part.setPreferredSize(InspectorTheme.scaled(width, HEIGHT));
        return part;
    }

    private JComponent control(TuneRow tune) {
        if (tune.range() instanceof TuneRange.Switch) return box();
        if (tune.range() instanceof TuneRange.Choices choices) return list(choices);
        return tune.range() instanceof NumberRange numbers && numbers.isBounded() ? slider(numbers) : text;
    }

    private JCheckBox box() {
        JCheckBox box = new JCheckBox();
        box.addActionListener(event -> set(String.valueOf(box.isSelected())));
        return box;
    }

    private JComboBox<String> list(TuneRange.Choices choices) {
        JComboBox<String> list = new JComboBox<>(choices.words().toArray(String[]::new));
        list.addActionListener(event -> set(String.valueOf(list.getSelectedItem())));
        return list;
    }

    private JSlider slider(NumberRange numbers) {
        JSlider slider = new JSlider(0, places(numbers));
        slider.addChangeListener(event -> set(numbers.text(at(numbers, slider.getValue()))));
        return slider;
    }

    /** Number of slider positions: one for each step, but at most {@code STEPS}. */
    private static int places(NumberRange numbers) {
        return (int) Math.max(1, Math.min(STEPS, Math.ceil((numbers.max() - numbers.min()) / numbers.step())));
    }

    /** The value at a slider position, rounded to a step from the minimum. */
    private static double at(NumberRange numbers, int place) {
        double part = (numbers.max() - numbers.min()) * place / places(numbers);
        double value = numbers.min() + Math.rint(part / numbers.step()) * numbers.step();
        return Math.min(numbers.max(), value);
    }

    private void set(String value) {
        if (!isShowing) requests.setTune(name, value);
    }

    /** Shows the current value, unless the user is editing it. */
    void show(TuneRow tune) {
        isShowing = true;
        if (control instanceof JCheckBox box) box.setSelected(Boolean.TRUE.equals(tune.value()));
        else if (control instanceof JComboBox<?> list) showChoice(list, tune);
        else if (control instanceof JSlider slider) showNumber(slider, tune);
        if (!text.isFocusOwner()) text.setText(tune.text());
        reset.setEnabled(tune.isTuned());
        write.setEnabled(tune.isTuned());
        isShowing = false;
    }

    private static void showChoice(JComboBox<?> list, TuneRow tune) {
        if (!list.isPopupVisible()) list.setSelectedItem(tune.value());
    }

    private static void showNumber(JSlider slider, TuneRow tune) {
        boolean isFree = !slider.getValueIsAdjusting();
        if (isFree && tune.value() instanceof Double value && tune.range() instanceof NumberRange numbers)
            slider.setValue(
                    (int) Math.rint((value - numbers.min()) / (numbers.max() - numbers.min()) * places(numbers)));
    }
}
