"""Where things are on the page of `navbridge inspect`, for the pointer."""


def place(page, selector, right=0.5, down=0.5):
    """A place of a part of the page, in shares of its width and height."""
    return page.value(f"(() => {{ const box = document.querySelector({selector!r}).getBoundingClientRect();"
                      f" return [box.left + box.width * {right}, box.top + box.height * {down}]; }})()")


def element(page, test_id):
    """The place of an element of the device on the page."""
    return page.value("""(async () => {
      const { toShares, pictureBox, centre } = await import('./geometry.js');
      const { store, actions } = inspector;
      const node = actions.nodes().find(({ value, frame }) => frame && value.testID === %r);
      const { left, top } = toShares(pictureBox(store.screen), [...centre(node.frame), 0, 0]);
      const box = document.querySelector('.screen').getBoundingClientRect();
      return [box.left + box.width * left, box.top + box.height * top];
    })()""" % test_id)
